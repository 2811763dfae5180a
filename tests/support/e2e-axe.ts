import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * The violations that axe finds in the page's current state or in a part of it, as `rule: element`
 * lines. All rules run, including the target size of WCAG 2.2, which axe disables by default.
 */
export async function violationsOf(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (part) => {
    // finish fade-ins, since axe must see the final state
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, {
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
      // axe is in none of them; where they share the page's process, asking one is a warning on the console
      iframes: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
  }, part);
}

const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

/** The violations in the page or a part of it, light on a phone and dark on a desktop. */
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
