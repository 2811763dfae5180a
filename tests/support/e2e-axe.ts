import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Minified: each page parses it anew. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Rules that axe leaves out by default. */
const MORE_RULES = [
  'target-size',
  'color-contrast-enhanced',
  'identical-links-same-purpose',
  'meta-refresh-no-exceptions',
];

/** WCAG 2.2 at AAA wants 44 by 44 px, except of links in sentences; axe has no rule for it. */
const smallTargets = (page: Page, part: string) =>
  page.evaluate(
    ({ part, least }) => {
      const root = document.querySelector('dialog[open]') ?? document.querySelector(part);
      const isInSentence = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          ({ nodeName, textContent }) => !/^(A|BUTTON)$/.test(nodeName) && textContent?.trim(),
        );
      const all = root?.querySelectorAll('a[href], button, summary, select, textarea, input');
      return [...(all ?? [])]
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            !element.closest('[inert]') &&
            !isInSentence(element),
        )
        .flatMap((element) => {
          // what is pressed for a box or a dot is its label
          const pressed = (element.matches('[type]') && element.closest('label')) || element;
          const { width, height, right } = pressed.getBoundingClientRect();
          // one of no size, or beside the page, is for who reads with their ears
          if (width < 2 || right < 0 || Math.min(width, height) > least) return [];
          const size = `${width.toFixed()} x ${height.toFixed()} px`;
          return [`${size}: ${element.outerHTML.slice(0, 200)}`];
        });
    },
    { part, least: 43.5 },
  );

/** What axe finds, with all rules, as `rule: element` lines, and the targets that are too small. */
export async function violationsOf(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async ({ part, rules }) => {
      // finish fade-ins, since axe must see the final state
      for (const animation of document.getAnimations()) {
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
      }
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, {
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])),
        resultTypes: ['violations'],
        // axe is not in the frames, and asking one in the page's process logs a warning
        iframes: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
      );
    },
    { part, rules: MORE_RULES },
  );
  return [...found, ...(await smallTargets(page, part))];
}

const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

export async function violationsEverywhere(page: Page, part?: string): Promise<string[]> {
  const found: string[] = [];
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await violationsOf(page, part);
    found.push(...violations.map((each) => `${width} px, ${colorScheme}: ${each}`));
  }
  return found;
}
