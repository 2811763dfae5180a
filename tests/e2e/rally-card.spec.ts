import sharp from 'sharp';
import { localePath } from '@/lib/addresses/routes';
import { type Locale, locales } from '@/lib/i18n/locales';
import { readArchived } from '@/tests/support/e2e-call';
import { campaign, contentOf } from '@/tests/support/e2e-content';
import { layoutShiftOf, sheetsOf, watchLayoutShifts } from '@/tests/support/e2e-layout';
import { archivedSite } from '@/tests/support/e2e-mock-services';
import { saveData, visitBeforeScripts } from '@/tests/support/e2e-network';
import { pngSize } from '@/tests/support/e2e-pages';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, hydrated, savedBy, test } from './visitor';

const t = stringsOf('en');

// the card is filled in only in the archived site, from the fixture
const LEGAL_HELP = '(304) 555-0142';
const MARSHALS = '(304) 555-0143';
const MINE = '202-555-0199';

const { intro_moral_monday_starts_at: starts = '' } = contentOf('en');
const DAY_MS = 24 * 60 * 60 * 1000;
const DAY_OF_RALLY = Date.parse(starts);
const DAY_AFTER = DAY_OF_RALLY + DAY_MS;
// by the clock of Washington, in summer
const END_OF_DAY = Date.parse(`${starts.slice(0, 10)}T24:00:00-04:00`);

const filled = (locale: Locale) => `${archivedSite}${localePath(locale, '/rally')}`;

test('the filled card prints on one page, Letter and A4 @all', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(filled(locale));
    for (const format of ['Letter', 'A4']) {
      expect(await sheetsOf(page, format), `${locale}, ${format}`).toBe(1);
    }
  }
});

test('a press saves the numbers as a lock screen picture @all', async ({ page, elsewhere }) => {
  await readArchived(page, '/rally', t);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.getByLabel(t.rally.contact).fill(MINE);
  const picture = page.getByRole('img', { name: new RegExp(`${t.rally.mine}: ${MINE}`) });
  for (const number of [LEGAL_HELP, MARSHALS, campaign.switchboard_phone]) {
    await expect(picture).toHaveAccessibleName(new RegExp(number.replace(/[()]/g, '\\$&')));
  }
  const download = page.getByRole('button', { name: t.rally.download });
  const { bytes } = await savedBy(page, () => download.click());
  expect(pngSize(bytes)).toEqual({ width: 1080, height: 2340 });

  expect(asked.filter((each) => each.includes(MINE))).toEqual([]);
  expect(elsewhere).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
  expect(kept + page.url()).not.toContain(MINE);
});

test('the language link asks before it drops a typed number @all', async ({ page }) => {
  await readArchived(page, '/rally', t);
  const toOther = page.locator(`a[hreflang][href="${localePath('es', '/rally')}"]`).first();
  await page.getByLabel(t.rally.contact).fill(MINE);
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toBe(t.rally.leaving);
    return dialog.dismiss();
  });
  await toOther.press('Enter');
  await expect(page).toHaveURL(filled('en'));
  await expect(page.getByLabel(t.rally.contact)).toHaveValue(MINE);
  expect(await page.evaluate(() => document.cookie)).not.toContain('redirected=es');
  page.once('dialog', (dialog) => dialog.accept());
  await toOther.press('Enter');
  await expect(page).toHaveURL(filled('es'));
  await expect(page.getByLabel(stringsOf('es').rally.contact)).toHaveValue('');
});

test('untouched, pages say when a date has passed; the card has its picture', async ({ page }) => {
  await saveData(page);
  const passed = page.getByText(t.calendar.passed);
  for (const [now, isOver] of [
    [DAY_OF_RALLY - DAY_MS, false],
    [END_OF_DAY - 1, false],
    [END_OF_DAY, true],
  ] as const) {
    await page.clock.setFixedTime(now);
    await page.goto('/rsvp');
    await expect(page.getByText(t.rsvp.next)).toBeVisible({ visible: isOver });
    await expect(page.locator('#moral-monday')).toBeVisible({ visible: !isOver });
    await page.goto('/print');
    const onPaper = page.getByText(t.rsvp.allDates).filter({ visible: true });
    await expect(onPaper.first()).toBeVisible({ visible: isOver });
    await page.goto('/rally');
    await expect(passed).toBeVisible({ visible: isOver });
    const picture = page.getByRole('img', { name: campaign.switchboard_phone });
    await expect(picture.locator('text').last()).toHaveText(campaign.switchboard_phone);
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
    // light between the letters and the sheet's edge, on a ground that is dark
    const { data, info } = await sharp(await picture.screenshot({ scale: 'css' }))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [x, y] = [Math.round(0.08 * info.width), Math.round(0.58 * info.height)];
    expect(data[y * info.width + x]).toBeGreaterThan(200);
  }
});

test.describe('in Chicago', () => {
  test.use({ timezoneId: 'America/Chicago', viewport: { width: 390, height: 844 } });

  for (const screen of ['/rsvp', '/rally'] as const) {
    test(`nothing jumps when /es${screen} learns what time it is @all`, async ({ page }) => {
      const t = stringsOf('es');
      await watchLayoutShifts(page);
      for (const [now, said] of [
        [DAY_OF_RALLY, t.livestream.yourTime.replace('{time}', '')],
        [DAY_AFTER, t.calendar.passed],
      ] as const) {
        await page.clock.setFixedTime(now);
        const { letGo } = await visitBeforeScripts(page, localePath('es', screen));
        // what late letters move is late-fonts' to measure
        await page.waitForFunction(
          () =>
            [...document.fonts].filter(
              ({ family, status }) => /^(anton|text)$/.test(family) && status === 'loaded',
            ).length === 2,
        );
        const before = await layoutShiftOf(page);
        letGo();
        await hydrated(page);
        await expect(page.getByText(said)).toBeVisible();
        expect((await layoutShiftOf(page)) - before).toBeLessThan(0.001);
      }
    });
  }
});
