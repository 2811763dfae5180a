import { sheetsOf } from '@/tests/support/e2e-layout';
import { followRequests } from '@/tests/support/e2e-network';
import { entryPages } from '@/tests/support/e2e-pages';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, test, visit } from './visitor';

const FIRST_LOAD_IMAGES_MAX = 300_000;
const PHONE = { width: 371, height: 667 };
const CONTROLS_MAX = 36;

const t = stringsOf('en');
const address = '/toolkit';
const { toolkit } = t.content;

test('a phone has few things in sight to press, the first early', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(address);
  // without the skip link
  const controls = await page.locator(':is(main, header, footer) :is(a, button, summary)').all();
  const inSight = await Promise.all(controls.map((each) => each.isVisible()));
  expect(inSight.filter(Boolean).length).toBeLessThanOrEqual(CONTROLS_MAX);
  const save = page.getByRole('link', { name: t.toolkit.save }).first();
  const { y = Number.NaN, height = 0 } = (await save.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(PHONE.height * 1.5);
});

test('a shared graphic is whole in the first screen with its title', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const { path } of entryPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('main section img').first()).toBeInViewport({ ratio: 1 });
  }
});

test('where a blocker hides links, no cell stays, and no words', async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    const links = ['wa.me', 'twitter.com/intent', 'facebook.com/sharer'];
    sheet.insertRule(`${links.map((each) => `[href*="${each}"]`)} { display: none !important }`);
    document.adoptedStyleSheets = [sheet];
  });
  await visit(page, address);
  const sms = page.getByRole('link', { name: t.share.sms });
  const entry = page.locator('main section[id]').filter({ has: sms }).first();
  await expect(entry.locator(sms)).toBeVisible();
  await expect(entry.locator('ul > li:empty:visible')).toHaveCount(0);
  for (const words of [t.content.toolkit_page_share_instructions, t.toolkit.whatsappText])
    await expect(entry.getByText(words)).toBeHidden();
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

test('the toolkit prints on two sheets, of each graphic a post and a code', async ({ page }) => {
  await visit(page, address);
  for (const format of ['Letter', 'A4']) expect(await sheetsOf(page, format), format).toBe(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: t.content.toolkit_page_tweet_cta })).toHaveCount(0);
  for (const { id, tweets } of toolkit) {
    const entry = page.locator(`#${id}`);
    await expect(entry.locator('img:visible')).toHaveCount(2);
    await expect(entry.locator('li > p:visible')).toHaveText(tweets.slice(0, 1));
  }
});
