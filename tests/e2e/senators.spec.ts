import { violationsEverywhere } from '@/tests/support/e2e-axe';
import { setTextSize, sheetsOf, sidewaysRoom } from '@/tests/support/e2e-layout';
import { archivedSite, site } from '@/tests/support/e2e-mock-services';
import { pendingIn, stringsOf } from '@/tests/support/e2e-strings';
import { expect, test, visit, visitMain } from './visitor';

const t = stringsOf('en');
const manchin = { name: /^\(202\) 224-3954/, href: 'tel:+12022243954' };

test('names follow what is typed, before the scripts too; nothing is sent', async ({ page }) => {
  const requests: string[] = [];
  await page.goto('/call');
  const main = page.getByRole('main');
  await expect(main.getByText(pendingIn(t))).toBeVisible();
  const zip = main.getByLabel(t.call.zipLabel);
  await zip.fill('26003');
  await expect(main.getByRole('link', manchin)).toBeVisible();
  await expect(main.locator('form').getByText(/^No US phone\?/)).toBeVisible();
  await zip.clear();
  await expect(main.getByText(pendingIn(t))).toBeVisible();

  page.on('request', (request) => requests.push(request.url()));
  await main.getByLabel(t.call.phoneLabel).fill('202 555 0142');

  await zip.pressSequentially('26003');
  const line = main.locator('form [aria-live="polite"]');
  await expect(line).toHaveText('West Virginia: Manchin and Capito');
  await expect(main.getByRole('link', manchin)).toHaveAttribute('href', manchin.href);
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([/^Manchin/, /^Capito/]);
  expect(await violationsEverywhere(page)).toEqual([]);

  expect(requests.filter((url) => !url.startsWith(`${site}/`))).toEqual([]);
  expect(requests.filter((url) => /26003|555/.test(url))).toEqual([]);
});

test('the names fit a screen of 320 px and text of 200 %', async ({ page }) => {
  const t = stringsOf('es');
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/es/call');
  // the longest name in two words, and the longest in one
  for (const zip of ['89501', '06103']) {
    await page.getByRole('main').getByLabel(t.call.zipLabel).fill(zip);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
    expect(await sidewaysRoom(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await setTextSize(page, '200%');
  expect(await sidewaysRoom(page)).toBe(0);
});

for (const [locale, path] of [
  ['en', '/call'],
  ['es', '/es/call/nh'],
] as const) {
  test(`over a phone’s keyboard names and button are in sight on ${path}`, async ({ page }) => {
    const { call } = stringsOf(locale);
    await page.setViewportSize({ width: 371, height: 440 });
    const main = await visitMain(page, path);
    const zip = main.getByLabel(call.zipLabel);
    await zip.click();
    await zip.pressSequentially('27601');
    await expect(main.locator('form [aria-live="polite"]')).toContainText('Burr');
    for (const shown of [zip, main.getByRole('button', { name: call.call, exact: true })]) {
      await expect(shown).toBeInViewport({ ratio: 1 });
    }
  });
}

test('the sheet that the call page prints names who is called, and stays one', async ({ page }) => {
  const t = stringsOf('es');
  const main = await visitMain(page, '/es/call');
  await page.mouse.move(200, 200);
  const sheet = page.locator('main [inert]');
  await expect(sheet).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(main.getByLabel(t.call.phoneLabel)).toBeHidden();
  await expect(sheet).toContainText(t.switchboard);
  expect(await sheetsOf(page)).toBe(1);

  await page.emulateMedia({ media: 'screen' });
  // a short name beside a long one, two long ones, and two with more words on the sheet
  for (const [zip, ...names] of [
    ['84101', 'Lee', 'Romney'],
    ['12207', 'Schumer', 'Gillibrand'],
    ['04330', 'Collins', 'King'],
  ] as const) {
    await main.getByLabel(t.call.zipLabel).fill(zip);
    await page.emulateMedia({ media: 'print' });
    for (const name of names) {
      await expect(sheet).toContainText(t.senators.sheet.called.replace('{name}', name));
    }
    await expect(sheet).not.toContainText(/\(inserte? /);
    const isWhole = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element) =>
      scrollHeight <= clientHeight && scrollWidth <= clientWidth;
    await page.setViewportSize({ width: 710, height: 950 });
    expect(await sheet.evaluate(isWhole)).toBe(true);
    expect(await sheetsOf(page)).toBe(1);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ media: 'screen' });
  }
});

test('the archived page’s script is filled in, and can be made larger @all', async ({ page }) => {
  await visit(page, `${archivedSite}/call`);
  await page.keyboard.press('Escape');
  const main = page.getByRole('main');
  await main.getByLabel(t.callYourself.zip).fill('26003');
  const script = main.getByText(/I have a message for Senator .*Manchin/).first();
  await expect(script).toBeVisible();
  const size = () => script.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  const before = await size();
  await main.getByRole('checkbox', { name: t.callScript.large }).check();
  await expect.poll(size).toBeGreaterThan(before * 1.3);
});
