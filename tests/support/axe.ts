import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on a page or a part of it: rule and element, one line each. */
export async function violationsOf(page: Page, part = 'body'): Promise<string[]> {
  // by the browser's own tools, since the content policy lets no other script in
  await page.evaluate(source);
  return page.evaluate(async (selector) => {
    const { run } = Reflect.get(globalThis, 'axe') as typeof axe;
    const { violations } = await run(selector, { iframes: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, part);
}
