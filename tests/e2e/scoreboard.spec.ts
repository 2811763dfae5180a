import type { Locator, Page } from '@playwright/test';
import { violationsEverywhere, violationsOf } from '@/tests/support/e2e-axe';
import { readArchived } from '@/tests/support/e2e-call';
import { archivedSite } from '@/tests/support/e2e-mock-services';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, test } from './visitor';

const shown = (page: Page): Locator => page.getByRole('main').locator('tbody tr:visible');

// the flag is on only in the archived site
test('the scoreboard’s search is in its address, which can be shared @all', async ({ page }) => {
  const t = stringsOf('es');
  const board = t.scoreboard;
  const path = '/es/scoreboard';
  await readArchived(page, path, t);
  await expect(shown(page)).toHaveCount(100);
  const name = page.getByLabel(board.name, { exact: true });
  await name.fill('nobody of that name');
  await expect(shown(page)).toHaveCount(0);
  await expect(page.getByText(board.noneFound, { exact: true })).toBeVisible();
  expect(await violationsEverywhere(page)).toEqual([]);

  await page.getByRole('button', { name: board.clear }).click();
  await expect(shown(page)).toHaveCount(100);
  await expect(name).toHaveValue('');
  await expect(page).toHaveURL(`${archivedSite}${path}`);
  expect(await violationsOf(page)).toEqual([]);

  await page.goto(`${archivedSite}${path}?state=WV&source=kairos-center`);
  await expect(shown(page).getByRole('rowheader')).toContainText(['Capito', 'Manchin']);
  const state = page.getByLabel(board.state, { exact: true });
  await expect(state).toHaveValue('WV');
  await state.selectOption('');
  await expect(page).toHaveURL(`${archivedSite}${path}?source=kairos-center`);
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
