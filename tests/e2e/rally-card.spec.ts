import { localePath } from '@/lib/addresses/routes';
import { locales } from '@/lib/i18n/locales';
import { contentOf } from '@/tests/support/e2e-content';
import { layoutShiftOf, sheetsOf, watchLayoutShifts } from '@/tests/support/e2e-layout';
import { archivedSite } from '@/tests/support/e2e-mock-services';
import { saveData, visitBeforeScripts } from '@/tests/support/e2e-network';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, hydrated, test } from './visitor';

const t = stringsOf('en');

const { intro_moral_monday_starts_at: starts = '' } = contentOf('en');
const DAY_MS = 24 * 60 * 60 * 1000;
const DAY_OF_RALLY = Date.parse(starts);
const DAY_AFTER = DAY_OF_RALLY + DAY_MS;
// by the clock of Washington, in summer
const END_OF_DAY = Date.parse(`${starts.slice(0, 10)}T24:00:00-04:00`);

test('the filled card prints on one page, Letter and A4 @all', async ({ page }) => {
  for (const locale of locales) {
    // the card is filled in only in the archived site, from the fixture
    await page.goto(`${archivedSite}${localePath(locale, '/rally')}`);
    for (const format of ['Letter', 'A4']) {
      expect(await sheetsOf(page, format), `${locale}, ${format}`).toBe(1);
    }
  }
});

test('untouched, pages say when a date has passed', async ({ page }) => {
  await saveData(page);
  const passed = page.getByText('The last date was July 20.').filter({ visible: true });
  for (const [now, isOver] of [
    [DAY_OF_RALLY - DAY_MS, false],
    [END_OF_DAY - 1, false],
    [END_OF_DAY, true],
  ] as const) {
    await page.clock.setFixedTime(now);
    await page.goto('/rsvp');
    await expect(page.getByText(t.signing.rsvp.next)).toBeVisible({ visible: isOver });
    await expect(page.locator('#moral-monday')).toBeVisible({ visible: !isOver });
    await page.goto('/print');
    const onPaper = page.getByText(t.signing.rsvp.next).filter({ visible: true });
    await expect(onPaper.first()).toBeVisible({ visible: isOver });
    await page.goto('/rally');
    await expect(passed).toBeVisible({ visible: isOver });
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
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
        [DAY_AFTER, 'La última fecha fue el 20 de julio.'],
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
