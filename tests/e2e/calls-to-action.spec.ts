import type { Locator, Page } from '@playwright/test';
import { tabTo } from '@/tests/support/e2e-keyboard';
import { openModal } from '@/tests/support/e2e-modals';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expectFocusIn, fakeVideoServices, pingsOf } from '@/tests/support/video-services';
import { expect, savedBy, test, visit } from './visitor';

const t = stringsOf('en');

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('by keyboard the trailer plays at once, focused, counted, and is left', async ({
  page,
  allow,
}) => {
  await fakeVideoServices({ page, allow });
  const pings = pingsOf(page);
  await visit(page, '/');
  const trailer = page.getByRole('link', { name: t.video.trailer });
  await press(page, trailer);
  const dialog = await openModal(page, t.video.trailer, t);
  await expectFocusIn(dialog.getByTitle(t.video.trailer));
  await expect.poll(() => pings.toSorted()).toEqual(['click', 'pageView', 'playVideo']);
  const close = dialog.getByRole('button', { name: t.modal.close, exact: true });
  // a player's frame swallows keys, so tab backwards out of it
  await tabTo(page, close, 'Shift+Tab');
  await press(page, close);
  await expect(trailer).toBeFocused();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('by keyboard, the calendar is reached, and gives its files', async ({ page }) => {
  await page.clock.install({ time: '2021-07-01T12:00:00Z' });
  await visit(page, '/');
  await press(page, page.getByRole('link', { name: t.content.intro_calendar_cta }));
  await expect(page).toHaveURL('/#calendar');
  const calendar = page.getByRole('region', { name: t.content.calendar_title, exact: true });
  const title = calendar.getByRole('heading', { level: 2 });
  await expect(title).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(calendar.locator(':focus')).toHaveCount(1);

  for (const name of [t.calendar.add, t.dates.download]) {
    const link = calendar.getByRole('link', { name }).first();
    expect((await savedBy(page, () => press(page, link))).name).toMatch(/\.ics$/);
    await expect(link).toBeFocused();
  }
});
