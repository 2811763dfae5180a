import type { Page } from '@playwright/test';
import { extensions } from '@/tests/support/browser-extensions';
import { receivedOnce } from '@/tests/support/e2e-mock-services';
import { visitBeforeScripts } from '@/tests/support/e2e-network';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, hydrated, test } from './visitor';

const t = stringsOf('en');
const phoneField = (page: Page) => page.locator('main input[name="userPhone"]');
const zipField = (page: Page) => page.locator('main input[name="userLocation"]');

/** Counts how often React discarded the page and rendered it anew. */
function countRedraws(page: Page, allow: (issue: RegExp) => void): () => number {
  let count = 0;
  page.on('pageerror', ({ message }) => {
    if (message.includes('#418')) count += 1;
  });
  allow(/page error: .*#418/);
  return () => count;
}

/** What is tried of each outside `@all`; of the in-app browser, the tests below. */
const tried: Record<keyof typeof extensions, 'call' | 'caret' | null> = {
  'a password manager': 'caret',
  'a translator': 'call',
  'an in-app browser': null,
  'a blocker': 'call',
};

for (const [name, meddle] of Object.entries(extensions)) {
  const way = tried[name as keyof typeof extensions];
  const tag = (each: 'call' | 'caret') => (each === way ? '' : ' @all');

  test.describe(`${name} changes the page before its first touch`, () => {
    test(`a held call goes out once, with what was typed @engines${tag('call')}`, async ({
      page,
      phone,
      allow,
    }) => {
      const redraws = countRedraws(page, allow);
      const { letGo } = await visitBeforeScripts(page, '/call');
      await page.evaluate(meddle);
      await phoneField(page).fill(phone);
      await zipField(page).fill('20510');
      await page.locator('main form button[type="submit"]').click();
      letGo();
      await receivedOnce(page, 'call', { userPhone: phone, userLocation: '20510' });
      await expect(page.locator('dialog[data-modal="call-script"]')).toBeVisible();
      await expect(phoneField(page)).toHaveValue(phone);
      expect(redraws()).toBe(1);
    });

    test(`who types goes on typing where the caret was @engines${tag('caret')}`, async ({
      page,
      phone,
      allow,
    }) => {
      const redraws = countRedraws(page, allow);
      const { letGo } = await visitBeforeScripts(page, '/call');
      await page.evaluate(meddle);
      await phoneField(page).fill(phone);
      await zipField(page).fill('2010');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      letGo();
      await hydrated(page);
      await page.keyboard.type('5');
      await expect(zipField(page)).toHaveValue('20510');
      await expect(zipField(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await receivedOnce(page, 'call', { userPhone: phone, userLocation: '20510' });
      expect(redraws()).toBe(1);
    });
  });
}

test('an in-app browser: a held link opens its modal', async ({ page, allow }) => {
  const redraws = countRedraws(page, allow);
  const { letGo } = await visitBeforeScripts(page, '/');
  await page.evaluate(extensions['an in-app browser']);
  await page.getByRole('link', { name: t.content.intro_letter_cta }).first().click();
  letGo();
  await expect(page.locator('dialog[data-modal="open-letter"]')).toBeVisible();
  await expect(page.locator('dialog')).toHaveCount(1);
  expect(redraws()).toBe(1);
});

const presses: [
  how: string,
  down: (page: Page) => Promise<void>,
  up: (page: Page) => Promise<void>,
][] = [
  ['the pointer', (page) => page.mouse.down(), (page) => page.mouse.up()],
  ['Space', (page) => page.keyboard.down('Space'), (page) => page.keyboard.up('Space')],
];
for (const [how, down, up] of presses) {
  test(`a press by ${how} during which React draws a changed page anew is one call @engines`, async ({
    page,
    phone,
    allow,
  }) => {
    const redraws = countRedraws(page, allow);
    const { letGo } = await visitBeforeScripts(page, '/call');
    await page.evaluate(extensions['a password manager']);
    await phoneField(page).fill(phone);
    await zipField(page).fill('20510');
    const button = page.locator('main form button[type="submit"]');
    await button.hover();
    await button.focus();
    await down(page);
    letGo();
    await hydrated(page);
    await up(page);
    await expect(page.locator('dialog[data-modal="call-script"]')).toBeVisible();
    await receivedOnce(page, 'call', { userPhone: phone, userLocation: '20510' });
    expect(redraws()).toBe(1);
  });
}

test('what is typed while the page is drawn anew arrives whole', async ({ page, phone, allow }) => {
  const redraws = countRedraws(page, allow);
  const { letGo } = await visitBeforeScripts(page, '/call');
  await page.evaluate(extensions['an in-app browser']);
  await phoneField(page).focus();
  letGo();
  await page.keyboard.type(phone, { delay: 40 });
  await hydrated(page);
  await expect(phoneField(page)).toHaveValue(phone);
  await expect(phoneField(page)).toBeFocused();
  expect(redraws()).toBe(1);
});

test('a fold that was opened stays so, and the page where it was', async ({ page, allow }) => {
  const redraws = countRedraws(page, allow);
  const { letGo } = await visitBeforeScripts(page, '/toolkit');
  await page.evaluate(extensions['an in-app browser']);
  await page.locator('main details[class] > summary').nth(1).click();
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
  expect(redraws()).toBe(1);
});
