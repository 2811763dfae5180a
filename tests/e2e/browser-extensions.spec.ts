import type { Page } from '@playwright/test';
import { extensions } from '@/tests/support/browser-extensions';
import { receivedOnce } from '@/tests/support/e2e-mock-services';
import { visitBeforeScripts } from '@/tests/support/e2e-network';
import { test as base, expect, hydrated } from './visitor';

const phoneField = (page: Page) => page.locator('main input[name="userPhone"]');
const zipField = (page: Page) => page.locator('main input[name="userLocation"]');
const callButton = (page: Page) => page.locator('main form button[type="submit"]');

type Open = (address: string, extension: keyof typeof extensions) => Promise<() => void>;

/** Each test opens one page whose scripts wait, and which React then discards and renders anew, once. */
const test = base.extend<{ open: Open }>({
  open: async ({ page, allow }, use) => {
    let redraws = 0;
    page.on('pageerror', ({ message }) => {
      if (message.includes('#418')) redraws += 1;
    });
    allow(/page error: .*#418/);
    await use(async (address, extension) => {
      const { letGo } = await visitBeforeScripts(page, address);
      await page.evaluate(extensions[extension]);
      return letGo;
    });
    expect(redraws).toBe(1);
  },
});

async function type(page: Page, phone: string, zip: string) {
  await phoneField(page).fill(phone);
  await zipField(page).fill(zip);
}

async function expectOneCall(page: Page, phone: string) {
  await receivedOnce(page, 'call', { userPhone: phone, userLocation: '20510' });
  await expect(page.locator('dialog[data-modal="call-script"]')).toBeVisible();
}

for (const extension of ['a translator', 'a blocker'] as const) {
  test(`${extension}: a held call goes once, as typed @engines`, async ({ page, phone, open }) => {
    const letGo = await open('/call', extension);
    await type(page, phone, '20510');
    await callButton(page).click();
    letGo();
    await expectOneCall(page, phone);
    await expect(phoneField(page)).toHaveValue(phone);
  });
}

test('a password manager: who types keeps the caret @engines', async ({ page, phone, open }) => {
  const letGo = await open('/call', 'a password manager');
  await type(page, phone, '2010');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  letGo();
  await hydrated(page);
  await page.keyboard.type('5');
  await expect(zipField(page)).toHaveValue('20510');
  await expect(zipField(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectOneCall(page, phone);
});

const presses: Record<string, (page: Page, way: 'down' | 'up') => Promise<void>> = {
  'the pointer': (page, way) => page.mouse[way](),
  Space: (page, way) => page.keyboard[way]('Space'),
};
for (const [how, press] of Object.entries(presses)) {
  test(`a press by ${how} as React redraws is one call @engines`, async ({ page, phone, open }) => {
    const letGo = await open('/call', 'a password manager');
    await type(page, phone, '20510');
    await callButton(page).hover();
    await callButton(page).focus();
    await press(page, 'down');
    letGo();
    await hydrated(page);
    await press(page, 'up');
    await expectOneCall(page, phone);
  });
}

test('an opened fold stays so, and the page where it was', async ({ page, open }) => {
  const letGo = await open('/toolkit', 'an in-app browser');
  await page.locator('main details[class] > summary:visible').nth(1).click();
  const place = () =>
    page
      .locator('main details[open]')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  const before = await place();
  expect(before).toHaveLength(1);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  letGo();
  await hydrated(page);
  const [now = 0, ...more] = await place();
  expect(more).toEqual([]);
  expect(Math.abs(now - (before[0] ?? 0))).toBeLessThan(20);
});
