import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { localePath, type ScreenPath } from '@/lib/addresses/routes';
import { type Locale, locales } from '@/lib/i18n/locales';
import { otherSites } from '@/scripts/tests/other-sites';
import { all, attributes, exportedSite, textOf } from '@/tests/built/exported-site';
import { campaign, contentOf } from '@/tests/support/e2e-content';

// tests/support/sample-campaigns.ts has the answers of these campaigns.

const council = exportedSite(otherSites.nextCampaign.out);
const withoutCalls = exportedSite(otherSites.withoutCalls.out);

/** What only a campaign about the United States Senate says. */
const SENATE = /\w*(senat|senad|congres|washington|filibust|capitol)\w*/gi;
/** In code, "senator" is also what a part of it is called. */
const IN_CODE = /\b(senate|senado|congress|congreso|washington|filibuster|capitol)\b/i;

const TEXT = /\.(html|js|css|ics|json|svg|txt|xml|webmanifest|conf)$|^_headers$/;
/** Shorter strings may match by chance. */
const TELLING_LENGTH = 12;

/** Words of the fixture’s campaign; `$15` alone is also how the framework numbers parts. */
const known =
  /season of (nonviolent|moral)|temporada de acción|poor ?people.?s|moral ?mondays?|lunes moral|which side|qué lado|filibuster|for the people act|ley para el pueblo|voting rights|derecho al voto|\$15[ /]|\$15 la hora|democracy|democracia|nonviolent|no violenta|charleston|raleigh|seneca falls|third reconstruction|season\.example|[^\d]2021-0[78]-\d\d|august 8|8 de agosto/gi;

function textsOfOldCampaign(): string[] {
  const own = locales.flatMap((locale) => {
    const content = contentOf(locale);
    return [
      content.site_title,
      content.intro_lead,
      ...content.intro_demands,
      content.selfies_title,
      content.selfies_default_caption,
      ...content.partners.map(({ name }) => name),
      ...content.events.flatMap(({ title, place }) => [title, place ?? '']),
      ...content.livestreams.map(({ title }) => title),
      ...[...content.news, ...content.letters].flatMap(({ title, link }) => [title, link]),
      ...content.toolkit.flatMap(({ id, tweets }) => [id, ...tweets]),
    ];
  });
  const { accounts, hashtag, inks: palette } = campaign;
  const texts = [...own, ...Object.values(accounts), hashtag, ...Object.values(palette)];
  return [...new Set(texts)].filter(
    (text) => text.length >= TELLING_LENGTH || text.startsWith('#'),
  );
}

test('nothing of this campaign is in the site of the next', () => {
  const files = [...council.files].filter((path) => TEXT.test(path));
  expect(files.length).toBeGreaterThan(50);
  const texts = textsOfOldCampaign();
  expect(texts.length).toBeGreaterThan(200);
  const found = files.flatMap((path) => {
    const file = council.text(path).replaceAll('\u00a0', ' ');
    const words = [...(file.match(known) ?? []), ...texts.filter((text) => file.includes(text))];
    return words.map((word) => `${path}: ${word}`);
  });
  expect(found).toEqual([]);
});

test.each([
  ['index.html', ['Homes for Tidewater', 'Who has a home here?', 'March 1 – March 28, 2027']],
  ['es.html', ['Viviendas para Tidewater', '¿Quién tiene casa aquí?', '1 de marzo – 28 de marzo']],
  ['manifest.webmanifest', ['Homes for Tidewater', '#9be15d']],
  ['calendar/season.ics', ['Homes for Tidewater']],
  ['art/wordmark-es.svg', ['Viviendas para Tidewater']],
])('%s of the next campaign is that campaign’s', (path, words) => {
  const file = council.text(path).replaceAll('\u00a0', ' ');
  for (const word of words) expect(file).toContain(word);
});

const campaigns: [name: string, site: typeof council, missing: ScreenPath[]][] = [
  ['a campaign that calls a city council', council, ['/scoreboard']],
  ['a campaign without calls', withoutCalls, ['/scoreboard', '/call']],
];

describe.each(campaigns)('%s', (_, site, missing) => {
  const files = [...site.files];

  test('says nothing of the Senate on any page, nor in what pages load', () => {
    const texts = files.filter(
      (path) => /\.(html|txt|xml|ics|webmanifest)$/.test(path) && path !== 'licenses.txt',
    );
    expect(texts.length).toBeGreaterThan(30);
    const found = texts.flatMap((path) =>
      (site.text(path).match(SENATE) ?? []).map((word) => `${path}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  test('has neither the table of senators nor words about them in its code', () => {
    const directory = readFileSync('lib/call/senate-directory.json', 'utf8');
    const [, senator = ''] = /\*(\w+)\|/.exec(directory) ?? [];
    expect(senator).not.toBe('');
    const scripts = files.filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    const found = scripts.filter((path) => {
      const code = site.text(path);
      return code.includes(senator) || IN_CODE.test(code);
    });
    expect(found).toEqual([]);
  });

  test('lacks the pages that it has no use for, and nothing leads to them', () => {
    const addresses = missing.flatMap((path) => locales.map((locale) => localePath(locale, path)));
    for (const address of addresses) {
      const isBelow = new RegExp(`^${address.slice(1)}(/|\\.html)`);
      expect(files.filter((file) => isBelow.test(file))).toEqual([]);
      const link = new RegExp(`(href="|<loc>[^<]*)${address}["</]`);
      const leading = files
        .filter((file) => /\.(html|xml)$/.test(file))
        .filter((file) => link.test(site.text(file)));
      expect(leading, address).toEqual([]);
    }
  });
});

describe.each(locales)('%s', (locale: Locale) => {
  test('each target on the list has a number to dial, and can be chosen', () => {
    const { document } = council.page(localePath(locale, '/call'));
    const cards = all(document, 'section[aria-labelledby="targets"] li');
    const shown = cards.map((card) => [
      textOf(card.querySelector('h3')),
      textOf(card.querySelector('p')),
      ...attributes(card, 'a'),
    ]);
    const role = locale === 'es' ? 'Concejal, distrito del Molino' : 'Council member, Mill Ward';
    expect(shown).toEqual([
      ['Ana Ruiz', expect.any(String), 'tel:+17575550143'],
      ['Ben Okafor', role, 'tel:+17575550144'],
      ['Mai Tran', expect.any(String), 'tel:+17575550145'],
    ]);
    const choices = 'form input[type="radio"][name="campaignId"]';
    expect(attributes(document, choices, 'value')).toEqual(['1', '2', '3']);
  });

  test('a target’s own page has that number alone, and no choice', () => {
    const { document } = council.page(localePath(locale, '/call/ben-okafor'));
    expect(textOf(document.querySelector('h1'))).toMatch(/^Ben Okafor/);
    const numbers = new Set(attributes(document, 'main a[href^="tel:"]'));
    expect(numbers).toEqual(new Set(['tel:+17575550144']));
    expect(all(document, 'main input[type="radio"]').length).toBe(0);
    expect(attributes(document, 'form input[name="campaignId"]', 'value')).toEqual(['2']);
  });

  test('the card for partners of a campaign without calls offers no call', () => {
    const { document } = withoutCalls.page(`${localePath(locale, '/partners')}/card`);
    expect(attributes(document, 'a')).toEqual([
      localePath(locale, '/letter'),
      localePath(locale, '/'),
    ]);
  });
});
