import { violationsEverywhere, violationsOf } from '@/tests/support/e2e-axe';
import { readArchived } from '@/tests/support/e2e-call';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, test } from './visitor';

// the flag is on only in the archived site
test('the scoreboard’s search hides what it does not find; axe finds nothing @all', async ({
  page,
}) => {
  const t = stringsOf('es');
  const { clear, name, noneFound } = t.scoreboard;
  await readArchived(page, '/es/scoreboard', t);
  const rows = page.getByRole('main').locator('tbody tr:visible');
  await expect(rows).toHaveCount(100);
  await page.getByLabel(name, { exact: true }).fill('nobody of that name');
  await expect(rows).toHaveCount(0);
  await expect(page.getByText(noneFound, { exact: true })).toBeVisible();
  expect(await violationsEverywhere(page)).toEqual([]);
  await page.getByRole('button', { name: clear }).click();
  await expect(rows).toHaveCount(100);
  expect(await violationsOf(page)).toEqual([]);
});

test('its marks are seen in forced colours @all', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await readArchived(page, '/scoreboard', stringsOf('en'));
  const colours = await page
    .locator('tbody td')
    .first()
    .evaluate((cell) => [
      getComputedStyle(cell, '::before').color,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
  expect(colours[0]).not.toBe(colours[1]);
});
