import type { Page } from '@playwright/test';

export function sidewaysRoom(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

export const setTextSize = (page: Page, size: string): Promise<unknown> =>
  page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);

export async function sheetsOf(page: Page, format = 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += Reflect.get(entry, 'value');
      return sum;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Reflect.set(globalThis, 'layoutShift', () => add(observer.takeRecords()));
  });
}

export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
    return Reflect.get(globalThis, 'layoutShift')();
  });
}

export function brokenWords(
  page: Page,
  selector: string,
  { source, flags }: RegExp,
  right = Infinity,
): Promise<string[]> {
  const options = { source, flags, right };
  return page.locator(selector).evaluate((part, { source, flags, right }) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('svg')) continue;
      const words = text.textContent?.matchAll(new RegExp(source, flags)) ?? [];
      for (const { 0: found, index } of words) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + found.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 || range.getBoundingClientRect().right > right) broken.push(found);
      }
    }
    return broken;
  }, options);
}
