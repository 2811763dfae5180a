import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds wrong with the page as it stands, or with a part of it, as `rule: element` lines. Every rule runs, the
 * target size of WCAG 2.2 too, which axe leaves out by itself.
 */
export async function violationsOf(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (part) => {
    // what is still fading in is not yet as it stands
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, {
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
  }, part);
}

const widths = [390, 1280] as const;
const schemes = ['light', 'dark'] as const;

/** Looks at the page, or a part of it, as it stands on a phone and on a desk, light and dark. */
export async function violationsEverywhere(page: Page, part?: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const violations = await violationsOf(page, part);
      found.push(...violations.map((each) => `${width} px, ${colorScheme}: ${each}`));
    }
  }
  return found;
}
