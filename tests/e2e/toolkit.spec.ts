import { followRequests } from '@/tests/support/e2e-network';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, test, visit } from './visitor';

const FIRST_LOAD_IMAGES_MAX = 300_000;
/** The printable area of US Letter with margins of 1 cm, in CSS pixels. */
const LETTER = { width: 740, height: 980 };

const t = stringsOf('en');
const address = '/toolkit';
const { toolkit } = t.content;

test('the toolkit is short enough for a phone, whose posts wait in the folds', async ({ page }) => {
  await page.setViewportSize({ width: 371, height: 740 });
  await page.goto(address);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(7_000);
  const [first = '', second = ''] = toolkit.map(({ id }) => `section#${id}`);
  const tweet = { name: t.content.toolkit_page_tweet_cta };
  const posts = (entry: string) => page.locator(`${entry} li:has(p)`).getByRole('link', tweet);
  await expect(posts(first)).toBeVisible();
  await expect(posts(second)).toHaveCount(0);
  await page.locator(`${second} summary`).last().click();
  await expect(posts(second)).toHaveCount(toolkit[1]?.tweets.length ?? 0);
});

test('the toolkit loads few pictures at first on a phone', async ({ page, request }) => {
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

test('the toolkit marks the section being read; a press lands under the top', async ({ page }) => {
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

test('the toolkit prints without buttons, each entry whole', async ({ page }) => {
  await visit(page, address);
  await page.setViewportSize(LETTER);
  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('link', { name: t.content.toolkit_page_tweet_cta })).toHaveCount(0);
  for (const { id, tweets } of toolkit) {
    const entry = page.locator(`#${id}`);
    await expect(entry.locator('img')).toBeVisible();
    await expect(entry.locator('li > p:first-child')).toHaveText(tweets);
    await expect(entry).toHaveCSS('break-inside', 'avoid');
    expect((await entry.boundingBox())?.height).toBeLessThanOrEqual(LETTER.height);
  }
});
