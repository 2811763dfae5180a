import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localePath, locales, type ScreenPath } from '@/lib/i18n/locales';
import type messages from '@/messages/targets.json';
import { readJson } from '@/scripts/files.mjs';
import { NEXT_CAMPAIGN, WITHOUT_CALLS } from '@/scripts/paths.mjs';
import { violationsEverywhere } from '@/tests/support/e2e-axe';
import { openScript, pressCall } from '@/tests/support/e2e-call';
import { typeInto } from '@/tests/support/e2e-keyboard';
import { councilSite, receivedOnce, siteWithoutCalls } from '@/tests/support/e2e-stand-ins';
import { wordsOf } from '@/tests/support/e2e-words';
import { expect, test, visit } from './visitor';

// Built by `npm run build:tests -- --all`: scripts/new-campaign/sample.mjs has their answers.

const words = readJson<typeof messages>('messages/targets.json');
const CHOSEN = 'Ben Okafor';

/** What only a campaign about the United States Senate says. */
const SENATE = /\w*(senat|senad|congres|washington|filibust|capitol)\w*/gi;
/** In code, "senator" is also what a part of it is called. */
const IN_CODE = /\b(senate|senado|congress|congreso|washington|filibuster|capitol)\b/i;

const campaigns: {
  name: string;
  out: string;
  address: string;
  /** what differs there */
  pages: string[];
  missing: ScreenPath[];
}[] = [
  {
    name: 'a campaign that calls a city council',
    out: NEXT_CAMPAIGN.out,
    address: councilSite,
    pages: ['/es', '/es/call', '/es/call/ben-okafor'],
    missing: ['/scoreboard'],
  },
  {
    name: 'a campaign that calls nobody',
    out: WITHOUT_CALLS.out,
    address: siteWithoutCalls,
    pages: ['/', '/letter', '/print'],
    missing: ['/scoreboard', '/call'],
  },
];

for (const { name, out, address, pages, missing } of campaigns) {
  const read = (path: string) => readFileSync(join(out, path), 'utf8');
  const files = () => readdirSync(out, { recursive: true }).map(String);

  test(`${name} says nothing of the Senate on any page, nor in what pages load @all`, () => {
    const texts = files().filter((path) => /\.(html|txt|xml|ics|webmanifest)$/.test(path));
    expect(texts.length).toBeGreaterThan(30);
    const found = texts
      .filter((path) => path !== 'licenses.txt')
      .flatMap((path) => (read(path).match(SENATE) ?? []).map((word) => `${path}: ${word}`));
    expect(found).toEqual([]);
  });

  test(`${name} has neither the table of senators nor words about them in its code @all`, () => {
    const directory = readFileSync('lib/call/senate-directory.json', 'utf8');
    const [, senator = ''] = /\*(\w+)\|/.exec(directory) ?? [];
    expect(senator).not.toBe('');
    const scripts = files().filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    const found = scripts.filter(
      (path) => read(path).includes(senator) || IN_CODE.test(read(path)),
    );
    expect(found).toEqual([]);
  });

  test(`${name} lacks the pages that it has no use for, and nothing leads to them @all`, () => {
    if (missing.includes('/call')) {
      expect(files().filter((path) => /(^|\/)call(\/|\.html)/.test(path))).toEqual([]);
    }
    for (const path of missing.flatMap((each) =>
      locales.map((locale) => localePath(locale, each)),
    )) {
      expect(existsSync(join(out, `${path}.html`)), path).toBe(false);
      const link = new RegExp(`(href="|<loc>[^<]*)${path}["<]`);
      const leading = files()
        .filter((file) => /\.(html|xml)$/.test(file))
        .filter((file) => link.test(read(file)));
      expect(leading, path).toEqual([]);
    }
  });

  test(`axe finds nothing on the pages of ${name} @all`, async ({ page }) => {
    for (const path of pages) {
      await visit(page, `${address}${path}`);
      expect(await violationsEverywhere(page), path).toEqual([]);
    }
  });
}

test('everybody on the list is shown with a number to dial @all', async ({ page }) => {
  const { list } = words.es;
  await visit(page, `${councilSite}/es/call`);
  const cards = page.getByRole('region', { name: list.callYourself.yours }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await expect(cards.filter({ hasText: CHOSEN })).toContainText('Concejal, distrito del Molino');
  await expect(cards.getByRole('link')).toHaveCount(3);
  await expect(cards.nth(1).getByRole('link')).toHaveAttribute('href', 'tel:+17575550144');
});

test('one press calls whom the visitor chose, once, and the card names them @engines @all', async ({
  page,
  phone,
}) => {
  const t = wordsOf('en');
  const { list } = words.en;
  await visit(page, `${councilSite}/call`);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: CHOSEN }).check();
  await typeInto(main.getByLabel(t.call.phoneLabel), phone);
  await pressCall(main, t);
  const card = await openScript(page, t);
  await expect(card.getByText(list.targets.pickUp.replace('{name}', CHOSEN))).toBeVisible();
  const { fields } = await receivedOnce(page, 'call', { userPhone: phone });
  expect(fields).toEqual({ campaignId: '2', userPhone: phone });

  await card.getByRole('button', { name: t.callCard.results.spoke }).click();
  const others = card.getByRole('link', { name: /757/ });
  await expect(others.filter({ hasText: 'Ana Ruiz' })).toBeVisible();
  expect((await card.innerText()).match(SENATE)).toBeNull();
  expect(await violationsEverywhere(page)).toEqual([]);
});

test('a target’s own page calls them and nobody else, with their name in the script @all', async ({
  page,
  phone,
}) => {
  const t = wordsOf('en');
  await visit(page, `${councilSite}/call/ben-okafor`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Ben Okafor/);
  await expect(main.getByRole('link', { name: /555-0144/ })).toHaveAttribute(
    'href',
    'tel:+17575550144',
  );
  await expect(main.getByText(/Ben Okafor/).last()).toBeVisible();
  await expect(main.getByRole('radio')).toHaveCount(0);
  expect((await main.innerText()).match(SENATE)).toBeNull();
  await typeInto(main.getByLabel(t.call.phoneLabel), phone);
  await pressCall(main, t);
  const card = await openScript(page, t);
  await expect(
    card.getByText(words.en.list.targets.pickUp.replace('{name}', CHOSEN)),
  ).toBeVisible();
  const { fields } = await receivedOnce(page, 'call', { userPhone: phone });
  expect(fields).toEqual({ campaignId: '2', userPhone: phone });
});

test('who was chosen before the page is hydrated is called @all', async ({ page, phone }) => {
  const t = wordsOf('en');
  await page.goto(`${councilSite}/call`);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Mai Tran' }).check();
  await main.getByLabel(t.call.phoneLabel).fill(phone);
  await pressCall(main, t);
  await openScript(page, t);
  const { fields } = await receivedOnce(page, 'call', { userPhone: phone });
  expect(fields.campaignId).toBe('3');
});

test('a campaign that calls nobody offers a poster after the letter, and opens no call @all', async ({
  page,
}) => {
  const t = wordsOf('en');
  const { nobody } = words.en;
  await visit(page, `${siteWithoutCalls}/#call-form`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /\bcall\b/i })).toHaveCount(0);
  await page.getByRole('link', { name: nobody.letter.thenCall, exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Make a Poster' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: t.modal.close, exact: true }).click();

  await page.getByRole('link', { name: 'Sign the Letter', exact: true }).first().click();
  const letter = page.getByRole('dialog', { name: 'Open Letter' });
  const form = letter.locator('iframe').contentFrame();
  await form.getByLabel('Email').fill('visitor@echo.example');
  await form.getByLabel('ZIP').fill('23510');
  await form.getByRole('button', { name: 'Start writing' }).click();
  await form.getByRole('button', { name: 'Send letter' }).click();
  await expect(letter.getByText(t.embed.submitted)).toBeVisible();
  await letter.getByRole('button', { name: nobody.letter.thenCall }).click();
  await expect(page.getByRole('dialog', { name: 'Make a Poster' })).toBeVisible();
});

test('a printed call page has the script and the numbers @all', async ({ page }) => {
  const t = wordsOf('en');
  await visit(page, `${councilSite}/call`);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByText('I ask you to stand with our demands:')).toBeVisible();
  await expect(main.getByRole('link', { name: '757-555-0145' })).toBeVisible();
  await expect(main.getByRole('button', { name: t.call.call, exact: true })).toBeHidden();
});
