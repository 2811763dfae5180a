import type { Page } from '@playwright/test';
import { violationsOf } from '@/tests/support/e2e-axe';
import { layoutShiftOf, watchLayoutShifts } from '@/tests/support/e2e-layout';
import { siteInSeason } from '@/tests/support/e2e-mock-services';
import { hold } from '@/tests/support/e2e-network';
import { expectFocusIn, fakeVideoServices, pingsOf } from '@/tests/support/video-services';
import { expect, test } from './visitor';

const section = (page: Page) => page.locator('#livestream');
const onTop = (page: Page) => section(page).locator('[id]:has(> h3)');
const row = (page: Page, name: string) =>
  section(page).getByRole('listitem').filter({ hasText: name });

/** By keyboard: a press of the mouse on what then lies in its place would count as the same press. */
const showAll = (page: Page) =>
  section(page)
    .getByRole('button', { name: /^Show all/ })
    .press('Enter');

async function playsCounted(page: Page, pings: string[], count: number) {
  const plays = () => pings.filter((action) => action === 'playVideo');
  await expect.poll(plays).toHaveLength(count);
  await page.evaluate(() => fetch(location.pathname));
  expect(plays()).toHaveLength(count);
}

const play = (page: Page) =>
  onTop(page)
    .getByRole('button', { name: /^Play: / })
    .click();

/** While the featured livestream is live. */
const LIVE = '2021-08-02T15:00:00Z';

async function openAt(page: Page, moment: string, path = '/') {
  await page.clock.install({ time: '2021-07-01T00:00:00Z' });
  await page.clock.pauseAt(moment);
  await page.goto(path);
  await section(page).scrollIntoViewIfNeeded();
  await onTop(page).scrollIntoViewIfNeeded();
}

test.describe('in another zone than the campaign', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' });

  test('nothing moves when the livestreams come alive @all', async ({ page }) => {
    await watchLayoutShifts(page);
    // a line above that wraps otherwise when the letters come is late-fonts' subject
    await hold(page, '**/*.woff2');
    // on the day of its build
    await page.clock.setFixedTime('2021-07-20T17:05:00Z');
    for (const width of [371, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${siteInSeason}/es#livestream`, { waitUntil: 'domcontentloaded' });
      await expect(section(page).getByText('Empieza en 1 día, 1 hora')).toBeVisible();
      await expect(
        section(page)
          .getByText(/^Su hora: /)
          .nth(1),
      ).toBeVisible();
      expect(await layoutShiftOf(page), `${width} px`).toBeLessThan(0.01);
      await page.goto('about:blank');
    }
  });
});

test('the nearest row is added to the calendar, not played, and fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAt(page, '2021-07-01T12:00:00Z', '/es');
  const next = section(page).getByRole('listitem').first();
  const counting = next.getByText(/^Empieza en/);
  await expect(counting).toBeVisible();
  const link = next.getByRole('link', {
    name: /^Agregar al calendario ?Lunes Moral/,
  });
  await expect(link).toHaveAttribute('href', '/es/calendar/livestream-2021-07-05-1900.ics');
  await expect(next.getByRole('button')).toHaveCount(0);
  const [inRow, whole] = [await counting.boundingBox(), await next.boundingBox()];
  const end = (box: typeof whole) => (box ? box.x + box.width : 0);
  expect(end(inRow)).toBeLessThanOrEqual(end(whole));
  await page.clock.resume();
  expect(await violationsOf(page)).toEqual([]);
});

test.describe('a video', () => {
  test.beforeEach(async ({ page, allow }) => void (await fakeVideoServices({ page, allow })));

  test('switches its source while it plays, and keeps the focus', async ({ page }) => {
    const pings = pingsOf(page);
    await openAt(page, LIVE);
    await play(page);
    const spanish = onTop(page).getByRole('button', { name: 'Español' });
    await spanish.click();
    await expect(onTop(page).locator('iframe')).toHaveAttribute('src', /player\.vimeo\.com/);
    await expect(spanish).toBeFocused();
    await playsCounted(page, pings, 1);
  });

  test('that is over plays in its place, and another video stops', async ({ page }) => {
    const pings = pingsOf(page);
    await openAt(page, LIVE);
    await play(page);
    await showAll(page);
    const past = row(page, 'rally at the Texas State Capitol');
    await past.getByRole('button', { name: /^Watch Moral March/ }).click();

    const player = past.getByTitle(/rally at the Texas State Capitol$/);
    await expectFocusIn(player);
    await expect(page.locator('#livestream iframe')).toHaveCount(1);
    await expect(past.getByRole('link', { name: /^Watch on Facebook/ })).toBeVisible();
    const [inRow, whole] = [await player.boundingBox(), await past.boundingBox()];
    expect(inRow?.width).toBeCloseTo(whole?.width ?? 0, -1);
    await playsCounted(page, pings, 2);
    await page.clock.resume();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('keeps its width when another video stops it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openAt(page, LIVE);
    // with a single source, only the thumbnail is left of its player
    const past = row(page, 'Press briefing on the Georgetown-to-Austin march');
    await showAll(page);
    await past.getByRole('button', { name: /^Watch/ }).click();
    await expect(past.locator('iframe')).toBeVisible();
    await onTop(page).scrollIntoViewIfNeeded();
    await section(page)
      .getByRole('button', { name: /^Play: National/ })
      .click();
    await expect(past.locator('iframe')).toHaveCount(0);
    const poster = await past.getByRole('button', { name: /^Play: / }).boundingBox();
    expect(poster?.width).toBeCloseTo((await past.boundingBox())?.width ?? 0, -1);
  });

  test('that plays stays in view when the list is shortened', async ({ page }) => {
    await openAt(page, LIVE);
    await page.clock.resume();
    const playing = row(page, 'Women’s Moral Monday March on Washington');
    await showAll(page);
    await playing.getByRole('button', { name: /^Backup / }).click();
    await expect(playing.locator('iframe')).toBeVisible();
    const less = section(page).getByRole('button', { name: 'Show less' });
    // by keyboard: a press right after a scroll may still land in the player's frame
    await less.press('Enter');
    await expect(row(page, 'Moral Monday: launch of the season')).toBeHidden();
    await expect(playing.locator('iframe')).toBeVisible();
  });

  test('has its other sources one press away, and plays that one @engines', async ({ page }) => {
    await openAt(page, LIVE);
    await showAll(page);
    const past = row(page, 'rally at the Texas State Capitol');
    await past.getByRole('button', { name: /^Español Moral March/ }).click();
    await expectFocusIn(past.locator('iframe'));
    await expect(past.getByRole('button', { name: 'Español', pressed: true })).toBeVisible();
  });
});
