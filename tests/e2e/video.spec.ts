import type { Page } from '@playwright/test';
import { violationsEverywhere, violationsOf } from '@/tests/support/e2e-axe';
import { hold, runUntil } from '@/tests/support/e2e-network';
import { expectFocusIn, fakeVideoServices, pingsOf } from '@/tests/support/video-services';
import { expect, test } from './visitor';

const feature = (page: Page) => page.locator('#livestream');

async function openHome(page: Page) {
  await page.goto('/');
  await feature(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: /^Play: National/ })).toBeVisible();
}

async function play(page: Page, source: string) {
  await feature(page).getByRole('button', { name: source, exact: true }).click();
  await page.getByRole('button', { name: /^Play: National/ }).press('Enter');
}

const playerOf = (page: Page) => feature(page).getByTitle('National Moral Monday in Washington');

test('Play, by key, plays each source in its frame, with focus, counted once', async ({
  page,
  allow,
}) => {
  const asked = await fakeVideoServices({ page, allow });
  const pings = pingsOf(page);
  for (const [source, address] of [
    ['Main', /^https:\/\/www\.facebook\.com\/plugins\/video\.php\?href=https%3A%2F%2F/],
    ['Español', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
    ['Backup', /^https:\/\/www\.youtube-nocookie\.com\/embed\/M7lc1UVf-VE\?.*enablejsapi=1/],
  ] as const) {
    await test.step(source, async () => {
      pings.length = 0;
      await openHome(page);
      await play(page, source);

      const player = playerOf(page);
      await expect(player).toHaveAttribute('src', address);
      await expectFocusIn(player);
      const watch = feature(page).getByRole('link', { name: /^Watch on / });
      await expect(watch.first()).toBeVisible();
      const { width, height } = (await player.boundingBox()) ?? { width: 0, height: 1 };
      expect(width / height).toBeCloseTo(16 / 9, 1);
      await expect.poll(() => pings.toSorted()).toEqual(['click', 'pageView', 'playVideo']);
    });
  }
  expect(await violationsOf(page)).toEqual([]);
  expect(asked.length).toBeGreaterThan(0);
});

test('where YouTube’s script is blocked, the plain frame plays', async ({ page, allow }) => {
  allow(/ERR_BLOCKED_BY_CLIENT.*iframe_api/);
  const asked = await fakeVideoServices({ page, allow }, { isApiBlocked: true });
  await openHome(page);
  await play(page, 'Backup');

  const plain = /^https:\/\/www\.youtube-nocookie\.com\/embed\/M7lc1UVf-VE\?(?!.*enablejsapi)/;
  await expect(playerOf(page)).toHaveAttribute('src', plain);
  await expectFocusIn(playerOf(page));
  await expect(feature(page).getByRole('link', { name: /^Watch on YouTube/ })).toBeVisible();
  expect(await violationsEverywhere(page)).toEqual([]);

  await page.getByRole('link', { name: 'Watch the trailer' }).click();
  const trailer = page.getByRole('dialog').getByTitle('Watch the trailer');
  await expect(trailer).toHaveAttribute('src', plain);
  expect(asked.filter((address) => address.endsWith('/iframe_api'))).toHaveLength(1);
});

test('where YouTube’s script never answers, a frame comes after 5 s', async ({ page, allow }) => {
  await fakeVideoServices({ page, allow });
  const { isAskedFor } = await hold(page, 'https://www.youtube.com/iframe_api');
  await page.clock.install();
  await openHome(page);
  await feature(page).getByRole('button', { name: 'Backup', exact: true }).click();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: /^Play: National/ }).click();
  await runUntil(page, isAskedFor);
  await page.clock.runFor(4_000);
  await expect(feature(page).getByText('If the video does not show here')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(playerOf(page)).toHaveAttribute('src', /youtube-nocookie/);
});
