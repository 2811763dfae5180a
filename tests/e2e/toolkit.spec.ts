import type { Locator } from '@playwright/test';
import { unzipSync } from 'fflate';
import { localePath, locales } from '@/lib/i18n/locales';
import { shareLink } from '@/lib/share/networks';
import { followRequests } from '@/tests/support/e2e-network';
import { pngSize } from '@/tests/support/e2e-pages';
import { site } from '@/tests/support/e2e-stand-ins';
import { wordsOf } from '@/tests/support/e2e-words';
import { expect, test, visit } from './visitor';

const FIRST_LOAD_IMAGES_MAX = 300_000;
/** The printable area of US Letter with margins of 1 cm, in CSS pixels. */
const LETTER = { width: 740, height: 980 };

for (const locale of locales) {
  const t = wordsOf(locale);
  const address = localePath(locale, '/toolkit');
  const { toolkit } = t.content;

  test.describe(`the toolkit in ${locale}`, () => {
    test('has for each entry its picture, tweets and their lengths', async ({ page, request }) => {
      await visit(page, address);
      for (const { id, title, image, image_alt = '', tweets } of toolkit) {
        const section = page.locator(`section#${id}`);
        const name = title.replace(/<\/?b>/g, '');
        await expect(section.getByRole('heading', { level: 2, name })).toBeVisible();
        await expect(section.locator('h2 b')).toBeVisible();
        const fold = section.getByText(
          t.toolkitPage.allPosts.replace('{count}', String(tweets.length)),
        );
        await fold.click();
        await expect(section.getByText(t.content.toolkit_page_share_instructions)).toBeVisible();

        const full = section.getByRole('link', { name: image_alt });
        await expect(full).toHaveAttribute('target', '_blank');
        expect(await full.getAttribute('href')).toBe(image);
        expect(pngSize(await (await request.get(image ?? '')).body())).toEqual({
          width: 1080,
          height: 1080,
        });

        const intents = await section
          .locator('li:has(p)')
          .getByRole('link', { name: t.content.toolkit_page_tweet_cta })
          .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
        const texts = intents.map((intent) => new URL(intent).searchParams);
        expect(texts.map((query) => query.get('text'))).toEqual(tweets);
        expect(texts.every((query) => !query.get('url'))).toBe(true);
      }
      await expect(page.getByText(t.content.toolkit_page_share_instructions).first()).toBeVisible();
      const lengths = page.getByText(
        t.toolkitPage.length.replace('{length}', '').replace('{limit}', '280').trim(),
      );
      expect(await lengths.count()).toBe(toolkit.flatMap(({ tweets }) => tweets).length);
    });

    test('shares each graphic with its first post and its own address', async ({ page }) => {
      await page.goto(address);
      for (const { id, tweets } of toolkit) {
        const section = page.locator(`section#${id}`);
        const own = `${site}${address}#${id}`;
        const links = section.getByRole('listitem').filter({ hasNot: page.locator('p') });
        const hrefs = await links
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        const email = hrefs[5];
        expect(hrefs.slice(0, 5)).toEqual(
          (['whatsapp', 'sms', 'bluesky', 'twitter', 'facebook'] as const).map((network) =>
            shareLink(network, tweets[0] ?? '', own),
          ),
        );
        expect(email).toMatch(/^mailto:\?subject=/);
        expect(decodeURIComponent(email ?? '')).toContain(own);
      }
    });

    test('is short enough for a phone, whose posts wait in the folds', async ({ page }) => {
      await page.setViewportSize({ width: 371, height: 740 });
      await page.goto(address);
      expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(7_000);
      const [first, second] = toolkit.map(({ id }) => page.locator(`section#${id}`));
      const posts = (entry?: Locator) =>
        (entry as Locator).locator('li:has(p)').getByRole('link', tweet);
      const tweet = { name: t.content.toolkit_page_tweet_cta };
      await expect(posts(first)).toBeVisible();
      await expect(posts(second)).toHaveCount(0);
      await second?.locator('summary').last().click();
      await expect(posts(second)).toHaveCount(toolkit[1]?.tweets.length ?? 0);
    });

    test('loads few pictures at first on a phone', async ({ page, request }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const pictures = new Set<string>();
      page.on('request', (asked) => {
        if (asked.resourceType() === 'image') pictures.add(asked.url());
      });
      const allArrived = followRequests(page);
      await visit(page, address);
      await allArrived();

      let sum = 0;
      for (const picture of pictures) sum += (await (await request.get(picture)).body()).length;
      expect(sum).toBeGreaterThan(0);
      expect(sum).toBeLessThanOrEqual(FIRST_LOAD_IMAGES_MAX);
    });

    test('marks the section being read; a press lands right under the top', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await visit(page, address);
      const contents = page.getByRole('navigation', { name: t.toolkitPage.contents });
      const link = contents.locator('a[href="#resolution-healthcare"]');
      await link.click();

      const section = page.locator('#resolution-healthcare');
      await expect
        .poll(async () => Math.round((await section.boundingBox())?.y ?? Number.NaN))
        .toBeLessThan(40);
      expect((await section.boundingBox())?.y).toBeGreaterThanOrEqual(0);
      await expect(link).toHaveAttribute('aria-current', 'true');
      await expect(contents.locator('[aria-current]')).toHaveCount(1);
      expect(new URL(page.url()).hash).toBe('#resolution-healthcare');
    });

    test('prints without buttons, each entry whole', async ({ page }) => {
      await visit(page, address);
      await page.setViewportSize(LETTER);
      await page.emulateMedia({ media: 'print' });

      await expect(page.getByRole('link', { name: t.content.toolkit_page_tweet_cta })).toHaveCount(
        0,
      );
      for (const { id, tweets } of toolkit) {
        const entry = page.locator(`#${id}`);
        await expect(entry.locator('img')).toBeVisible();
        await expect(entry.locator('li > p:first-child')).toHaveText(tweets);
        await expect(entry).toHaveCSS('break-inside', 'avoid');
        expect((await entry.boundingBox())?.height).toBeLessThanOrEqual(LETTER.height);
      }
    });
  });
}

test('all Spanish pictures are in a zip of our own', async ({ page, request }) => {
  await visit(page, '/es/toolkit');
  const { content } = wordsOf('es');
  const button = page
    .locator('#download-all')
    .getByRole('link', { name: content.toolkit_page_download_all_cta });
  const href = (await button.getAttribute('href')) ?? '';

  const files = unzipSync(await (await request.get(href)).body());
  expect(Object.keys(files)).toEqual(content.toolkit.map(({ id }) => `graphic-${id}-es.png`));
});
