import type { Page } from '@playwright/test';
import { type Locale, localePath, locales } from '@/lib/i18n/locales';
import { violationsOf } from '@/tests/support/e2e-axe';
import { contentOf } from '@/tests/support/e2e-content';
import { setTextSize, sheetsOf, sidewaysRoom } from '@/tests/support/e2e-layout';
import { openModal } from '@/tests/support/e2e-modals';
import { wordsOf } from '@/tests/support/e2e-words';
import { expectFocusIn, fakeVideoServices } from '@/tests/support/video-services';
import { expect, test, visit } from './visitor';

const OVER = '2021-12-01T12:00:00Z';

const livestreams = (page: Page) => page.locator('#livestream');
const calendar = (page: Page) => page.locator('#calendar');

for (const locale of locales) {
  const t = wordsOf(locale);
  const home = localePath(locale, '/');
  const content = contentOf(locale);
  const [first] = content.events;

  test(`a livestream of the ${locale} list that is live comes first`, async ({ page }) => {
    await page.clock.setFixedTime('2021-07-31T15:30:00Z');
    await visit(page, home);
    const live = livestreams(page).getByRole('listitem').filter({ hasText: t.livestream.live });
    await expect(live).toBeVisible();
    const neighbours = livestreams(page).getByRole('listitem');
    const [top, second] = [await live.boundingBox(), await neighbours.first().boundingBox()];
    expect(top?.y).toBeLessThan(second?.y ?? 0);
  });

  test(`a past ${locale} date leads to its recording, and plays it`, async ({ page, allow }) => {
    test.skip(!first, 'There is no event.');
    await fakeVideoServices({ page, allow });
    await page.clock.setFixedTime(OVER);
    await visit(page, home);
    const link = calendar(page).getByRole('link', {
      name: `${t.calendar.recording} ${first?.title}`,
    });
    const name = (await link.getAttribute('href')) ?? '';
    await link.click();
    const row = page.locator(name);
    await expectFocusIn(row.locator('iframe'));
    await expect(row).toBeInViewport();
    await expect(page.locator('#livestream iframe')).toHaveCount(1);
    expect(await violationsOf(page)).toEqual([]);
  });

  test(`the ${locale} letter unfolds on a phone, is open on wide screens`, async ({ page }) => {
    const last = page.locator('#letter ol + p');
    const toggle = page.getByRole('button', { name: t.letter.readAll });
    await page.setViewportSize({ width: 371, height: 740 });
    await visit(page, home);
    await expect(last).toBeHidden();
    await toggle.click();
    await expect(last).toBeVisible();
    await page.reload();
    await page.setViewportSize({ width: 1280, height: 860 });
    await expect(last).toBeVisible();
    await expect(toggle).toBeHidden();
  });

  const written: Partial<Record<Locale, string>> = {
    en: 'Monday, July 19, 2021, 11:00 AM EDT',
    es: 'lunes, 19 de julio de 2021',
  };

  test(`the ${locale} RSVP says when and where it is`, async ({ page }) => {
    await page.clock.setFixedTime(OVER);
    await visit(page, `${home}#moral-monday`);
    const modal = await openModal(page, content.intro_moral_monday_cta, t);
    await expect(modal).toContainText(written[locale] ?? content.intro_moral_monday_cta);
    await expect(modal).toContainText(content.intro_moral_monday_place ?? '');
    await expect(modal).toContainText(t.event.passed);
  });

  for (const [size, width, fontSize] of [
    ['at 320 px', 320, '100%'],
    ['with text of 200 %', 1280, '200%'],
  ] as const) {
    test(`the ${locale} page needs no sideways scrolling ${size}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, home);
      await setTextSize(page, fontSize);
      await page
        .locator('main :is(summary, [aria-expanded="false"])')
        .evaluateAll((folds: HTMLElement[]) => {
          for (const fold of folds) fold.click();
        });
      expect(await sidewaysRoom(page)).toBeLessThanOrEqual(0);
    });
  }

  test(`the ${locale} page prints on four sheets at most`, async ({ page }) => {
    await visit(page, home);
    const sheets = await sheetsOf(page);
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(4);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`the ${locale} page has all that it folds, and no words of a clock`, async ({ page }) => {
      const t = wordsOf(locale);
      const { news, letters } = contentOf(locale);
      await page.setViewportSize({ width: 371, height: 740 });
      await page.goto(localePath(locale, '/'));
      await expect(page.locator('#letter ol + p')).toBeVisible();
      await expect(page.locator('#news li > a')).toHaveCount(news.length + letters.length);
      for (const fold of await page.locator('#news summary').all()) await fold.click();
      await expect(page.locator('#news li > a').last()).toBeVisible();
      for (const words of [t.calendar.upcoming, t.livestream.live, t.livestream.ended]) {
        await expect(page.getByText(words, { exact: true })).toHaveCount(0);
      }
    });
  }
});
