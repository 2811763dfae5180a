import { violationsOf } from '@/tests/support/e2e-axe';
import { setTextSize, sheetsOf, sidewaysRoom } from '@/tests/support/e2e-layout';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expectFocusIn, fakeVideoServices } from '@/tests/support/video-services';
import { expect, test, visit } from './visitor';

const t = stringsOf('en');

test('a past date leads to its recording, and plays it', async ({ page, allow }) => {
  const [first] = t.content.events;
  if (!first) throw new Error('There is no event.');
  await fakeVideoServices({ page, allow });
  await page.clock.setFixedTime('2021-12-01T12:00:00Z');
  await visit(page, '/');
  const name = `${t.calendar.recording} ${first.title}`;
  const link = page.locator('#calendar').getByRole('link', { name });
  const row = page.locator((await link.getAttribute('href')) ?? '');
  await link.click();
  await expectFocusIn(row.locator('iframe'));
  await expect(row).toBeInViewport();
  await expect(page.locator('#livestream iframe')).toHaveCount(1);
  expect(await violationsOf(page)).toEqual([]);
});

test('the letter unfolds on a phone, is open on wide screens', async ({ page }) => {
  const last = page.locator('#letter ol + p');
  const toggle = page.getByRole('button', { name: t.letter.readAll });
  await page.setViewportSize({ width: 371, height: 740 });
  await visit(page, '/');
  await expect(last).toBeHidden();
  await toggle.click();
  await expect(last).toBeVisible();
  await page.reload();
  await page.setViewportSize({ width: 1280, height: 860 });
  await expect(last).toBeVisible();
  await expect(toggle).toBeHidden();
});

test('unfolded, the page does not scroll sideways at 320 px or 200 % text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, '/es');
  await page
    .locator('main :is(summary, [aria-expanded="false"])')
    .evaluateAll((folds: HTMLElement[]) => {
      for (const fold of folds) fold.click();
    });
  expect(await sidewaysRoom(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await setTextSize(page, '200%');
  expect(await sidewaysRoom(page)).toBeLessThanOrEqual(0);
});

test('the page prints on three sheets at most', async ({ page }) => {
  await visit(page, '/es');
  const sheets = await sheetsOf(page);
  expect(sheets).toBeGreaterThan(0);
  expect(sheets).toBeLessThanOrEqual(3);
});
