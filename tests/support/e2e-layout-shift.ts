import type { Page } from '@playwright/test';

/** Sums the layout shifts of all pages opened from now on. */
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

/** The sum so far, once pending changes are on the screen. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
    return Reflect.get(globalThis, 'layoutShift')();
  });
}
