import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { localePath } from '@/lib/addresses/routes';
import type { Locale } from '@/lib/i18n/locales';
import { referralCodeIn } from '@/lib/share/referral-code';
import { violationsEverywhere } from '@/tests/support/e2e-axe';
import { setTextSize } from '@/tests/support/e2e-layout';
import { archivedSite, site } from '@/tests/support/e2e-mock-services';
import { otherSite } from '@/tests/support/e2e-other-site';
import { type Strings, stringsOf } from '@/tests/support/e2e-strings';
import { qrCodeInFile } from '@/tests/support/qr-code';
import { expect, openedBy, savedBy, test, visit, wake } from './visitor';

const t = stringsOf('en');
const PARTNER = { name: 'CODEPINK', code: 'codepink' };
const GROUP = { name: 'Grace Church, Ñuñoa', code: 'grace-church-nunoa' };

const linkOf = (locale: Locale, code: string) =>
  `${new URL(localePath(locale, '/'), site).href}?source=${code}`;
const cardOf = (locale: Locale) => `${localePath(locale, '/partners')}/card`;

const nameField = (page: Page, t: Strings) => page.getByLabel(t.partnerKit.name);

test('a group’s name that is typed is kept, whatever comes @engines', async ({ page }) => {
  await page.goto('/partners');
  // by keys: in Firefox, React does not notice what Playwright fills in after hydration
  await nameField(page, t).pressSequentially(GROUP.name);
  const link = (where: Locale) =>
    page.getByRole('link', { name: linkOf(where, GROUP.code), exact: true });
  await expect(link('en')).toBeVisible();
  await expect(nameField(page, t)).toHaveValue(GROUP.name);
  await expect(page.getByText(t.partnerKit.notListed)).toBeVisible();

  await page.reload();
  await expect(link('en')).toBeVisible();

  const words = stringsOf('es');
  await page.getByRole('banner').getByRole('link', { name: words.shell.thisPage }).click();
  await expect(page).toHaveURL(/\/es\/partners#for=/);
  await expect(nameField(page, words)).toHaveValue(GROUP.name);
  await expect(link('es')).toBeVisible();
});

test('a partner pressed in the list has its kit, without posts for past days', async ({ page }) => {
  await page.clock.setFixedTime('2021-07-28T16:00:00Z');
  await visit(page, '/partners');
  const groups = page.getByRole('region', { name: t.partnerKit.groups });
  // by key: a link that comes to lie under the pointer takes no second press
  await groups.getByRole('button', { name: /\(\d+\)/ }).press('Enter');
  await groups.getByRole('link', { name: PARTNER.name, exact: true }).click();

  const link = linkOf('en', PARTNER.code);
  await expect(page.getByRole('link', { name: link, exact: true })).toBeInViewport();
  await expect(nameField(page, t)).toHaveValue(PARTNER.name);
  await expect(page.getByText(t.partnerKit.notListed)).toHaveCount(0);

  const kit = page.getByRole('region', { name: t.partnerKit.choose });
  await kit.getByRole('button', { name: /\(\d+\)/ }).click();
  const posts = kit.locator('li').filter({ hasText: link });
  const first = t.content.toolkit.flatMap(({ tweets: [text = ''], last_day: day }) =>
    day && day < '2021-07-28' ? [] : text,
  );
  expect(await posts.locator('p').allTextContents()).toEqual(
    [t.content.share_tweet, ...first].map((text) => `${text} ${link}`),
  );
  for (const tweet of await posts.getByRole('link').all()) {
    const query = new URL((await tweet.getAttribute('href')) ?? '').searchParams;
    expect(query.get('url')).toBe(link);
  }
});

test('a camera reads the saved pictures; a name without a code has no link', async ({ page }) => {
  await visit(page, `/partners#for=${encodeURIComponent(GROUP.name)}`);
  const link = linkOf('en', GROUP.code);
  await expect(page.getByRole('img', { name: link })).toBeVisible();
  for (const [button, end] of [
    [t.partnerKit.savePng, 'png'],
    [t.partnerKit.saveSvg, 'svg'],
  ] as const) {
    const { name, bytes } = await savedBy(page, () =>
      page.getByRole('button', { name: button }).click(),
    );
    expect(name).toBe(`qr-${GROUP.code}.${end}`);
    expect(await qrCodeInFile(bytes, 600)).toBe(link);
    if (end === 'png') expect((await sharp(bytes).metadata()).width).toBeGreaterThan(1_200);
  }
  await nameField(page, t).fill('工会');
  await expect(page.getByText(t.partnerKit.noCode)).toBeVisible();
  await expect(page.getByRole('heading', { name: t.partnerKit.link })).toHaveCount(0);
});

test('another site shows the card whole at 320 px, and its links open our pages @engines', async ({
  page,
  browserName,
  allow,
}) => {
  allow(/third-party request: http:\/\/127\.0\.0\.1:/);
  const thirdParty = await otherSite();
  await visit(page, `/partners#for=${PARTNER.name}`);
  const code = page.getByLabel(t.partnerKit.cardCode);
  await expect(code).toHaveValue(new RegExp(`source=${PARTNER.code}"`));
  const html = await code.inputValue();
  const cookies = await page.context().cookies();

  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(thirdParty.showing(html));
  const card = page.frameLocator('iframe');
  await expect(card.getByRole('heading', { level: 1 })).toHaveText(t.content.intro_title);
  expect(await page.frames()[1]?.evaluate(measured)).toEqual({ width: 320, hidden: [0, 0] });
  expect(new URL(page.frames()[1]?.url() ?? '').search).toBe(`?source=${PARTNER.code}`);

  for (const [name, path] of [
    [t.titles.call, '/call'],
    [t.content.letter_cta, '/letter'],
    [new URL(site).host, '/'],
  ] as const) {
    const link = card.getByRole('link', { name: `${name}` }).last();
    await expect(link).toHaveAttribute('href', path);
    await expect(link).toHaveAttribute('rel', 'noopener');
    // Playwright does not see a tab without an opener that a frame opens in the system's Firefox
    if (browserName === 'firefox') continue;
    const tab = await openedBy(page, () => link.click());
    // the code comes into the address once the page is hydrated
    await wake(tab);
    await expect(tab).toHaveURL(`${path}?source=${PARTNER.code}`);
    const [from, hasOpener] = await tab.evaluate(() => [document.referrer, window.opener !== null]);
    expect(referralCodeIn(new URL(String(from)).search)).toBe(PARTNER.code);
    expect(hasOpener).toBe(false);
    await tab.close();
  }
  expect(await page.context().cookies()).toEqual(cookies);
  await thirdParty.close();
});

test('the card holds letters of twice the size, in any colours', async ({ page, elsewhere }) => {
  for (const media of [{ colorScheme: 'dark' }, { forcedColors: 'active' }, {}] as const) {
    await page.emulateMedia(media);
    await page.setViewportSize({ width: 320, height: 460 });
    await page.goto(cardOf('es'));
    await setTextSize(page, '200%');
    const { width, hidden } = await page.evaluate(measured);
    expect([width, hidden[0]]).toEqual([320, 0]);
    const cut = await page
      .locator('h1, p, a')
      .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).length);
    expect(cut).toBe(0);
  }
  expect(elsewhere).toEqual([]);
});

test('the archived card says the season is over, and leads to the site @all', async ({ page }) => {
  const t = stringsOf('es');
  await page.goto(`${archivedSite}${cardOf('es')}`);
  await expect(page.getByRole('heading', { name: t.partnerKit.season })).toBeVisible();
  await expect(page.getByText(t.archived.title)).toBeVisible();
  const link = page.getByRole('link');
  await expect(link).toHaveAccessibleName(`${t.partnerKit.visit} ${t.share.newTab}`);
  await expect(link).toHaveAttribute('href', '/es');
  expect(await violationsEverywhere(page)).toEqual([]);
});

function measured() {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  return { width: innerWidth, hidden: [scrollWidth - clientWidth, scrollHeight - clientHeight] };
}
