import type { Page } from '@playwright/test';
import { modalNames } from '@/lib/modals/deep-links';
import { violationsEverywhere } from '@/tests/support/e2e-axe';
import { closeModal, makeCall, pressCall, readArchived } from '@/tests/support/e2e-call';
import { councilSite, injectFault, siteWithoutCalls } from '@/tests/support/e2e-mock-services';
import { modalTitles, openModal } from '@/tests/support/e2e-modals';
import { stringsOf } from '@/tests/support/e2e-strings';
import { fakeVideoServices } from '@/tests/support/video-services';
import { expect, test, visit, visitMain } from './visitor';

/** The parts whose states the gallery shows, by the first word of each state's name. */
const parts = ['call', 'script', 'letter', 'numbers', 'hours', 'embed', 'player', 'selfie'];
const [t, es] = [stringsOf('en'), stringsOf('es')];

test('axe finds nothing on a page that is not there', async ({ page, allow }) => {
  allow(/status( of)? 404/);
  await visit(page, '/es/nowhere');
  expect(await violationsEverywhere(page)).toEqual([]);
});

const otherPages: [page: string, open: (page: Page) => Promise<unknown>][] = [
  [
    'a partner’s kit @engines',
    async (page) => {
      await visit(page, '/es/partners#for=CODEPINK');
      await expect(page.getByRole('heading', { name: es.partnerKit.qr })).toBeVisible();
    },
  ],
  ['the card for partners @engines', (page) => page.goto('/es/partners/card')],
  // the rally card is filled in, and the scoreboard open, only there
  ...['/es', '/es/call', '/es/call/wv', '/es/rally', '/es/scoreboard'].map(
    (path): (typeof otherPages)[number] => [
      `the archived page ${path} @all`,
      (page) => readArchived(page, path, es),
    ],
  ),
  ...['/es', '/es/call', '/es/call/ben-okafor'].map((path): (typeof otherPages)[number] => [
    `the page ${path} of a campaign that calls a city council @all`,
    (page) => visit(page, councilSite + path),
  ]),
  ...['/', '/letter', '/print'].map((path): (typeof otherPages)[number] => [
    `the page ${path} of a campaign without calls @all`,
    (page) => visit(page, siteWithoutCalls + path),
  ]),
];

for (const [what, open] of otherPages) {
  test(`axe finds nothing on ${what}`, async ({ page }) => {
    await open(page);
    expect(await violationsEverywhere(page)).toEqual([]);
  });
}

/** The forms, which most visitors open; the other modals are tested in test:all. */
const formModals: readonly string[] = ['call-form', 'open-letter', 'selfie-form'];

for (const name of modalNames) {
  const all = formModals.includes(name) ? '' : ' @all';
  test(`axe finds nothing in the modal ${name}${all}`, async ({ page, allow }) => {
    await fakeVideoServices({ page, allow });
    await visit(page, '/test');
    await page.getByRole('link', { name: t.gallery.open.replace('{name}', name) }).click();
    const dialog = await openModal(page, modalTitles(t)[name], t);
    for (const summary of await dialog.locator('summary').all()) await summary.click();
    expect(await violationsEverywhere(page)).toEqual([]);
  });
}

for (const part of parts) {
  test(`axe finds nothing in any state of the ${part} @all`, async ({ page, allow }) => {
    await fakeVideoServices({ page, allow });
    await visit(page, '/test');
    const buttons = page.locator('#states').getByRole('button');
    const states = await buttons.filter({ hasText: /^[a-z]/ }).allTextContents();
    expect([...new Set(states.map((state) => state.split(' ')[0]))]).toEqual(parts);
    for (const state of states.filter((each) => each.startsWith(`${part} `))) {
      await page.getByRole('button', { name: state, exact: true }).click();
      const stage = page.getByRole('region', { name: state, exact: true });
      await expect(stage.locator(':scope > *').first()).toBeVisible();
      await expect(stage.getByText(t.modal.loading, { exact: true })).toHaveCount(0);
      expect.soft(await violationsEverywhere(page, '#states'), state).toEqual([]);
    }
  });
}

test('axe finds nothing in form errors and script @engines', async ({ page, phone, allow }) => {
  allow(/status( of)? 500/);
  const main = await visitMain(page, '/call');
  await pressCall(main, t);
  await expect(main.getByText(t.call.phoneMissing)).toBeVisible();
  expect(await violationsEverywhere(page)).toEqual([]);

  await injectFault('call', { userPhone: phone }, { status: 500 });
  await makeCall(main, t, { phone });
  expect(await violationsEverywhere(page)).toEqual([]);
  await closeModal(page, t);
  await expect(main.getByRole('alert')).toBeVisible();
  expect(await violationsEverywhere(page)).toEqual([]);
});

test('axe finds nothing in the whole lists, nor in the menu @engines', async ({ page }) => {
  await visit(page, '/');
  const toggles = page.getByRole('button', { expanded: false });
  while ((await toggles.count()) > 0) await toggles.first().click();
  await page.getByRole('banner').locator('summary').click();
  expect(await violationsEverywhere(page)).toEqual([]);
});

test('in forced colours a button that is not to be pressed looks so', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/test');
  const [letters, edge, grey, ink] = await page
    .locator('main button[aria-disabled=true]')
    .first()
    .evaluate((button) => {
      const sample = document.body.appendChild(document.createElement('span'));
      const named = (name: string) => {
        sample.style.color = name;
        return getComputedStyle(sample).color;
      };
      const { color, borderTopColor } = getComputedStyle(button);
      return [color, borderTopColor, named('GrayText'), named('ButtonText')];
    });
  expect([letters, edge]).toEqual([grey, grey]);
  expect(grey).not.toBe(ink);
});

test('in forced colours the marks of the scoreboard are seen @all', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await readArchived(page, '/scoreboard', t);
  const [mark, ground] = await page
    .locator('tbody td')
    .first()
    .evaluate((cell) => [
      getComputedStyle(cell, '::before').color,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
  expect(mark).not.toBe(ground);
});
