import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { campaign, contentOf } from '@/tests/support/e2e-content';

/** Built by `npm run build:tests` (NEXT_CAMPAIGN in scripts/paths.mjs). */
const SITE = '.stand-ins/next-campaign/out';

const TEXT = /\.(html|js|css|ics|json|svg|txt|xml|webmanifest|conf)$|^_headers$/;
/** Shorter strings may match by chance. */
const TELLING_LENGTH = 12;

/**
 * Words that identify the fixture's campaign; `$15` alone is also how the framework numbers parts.
 */
const known =
  /season of (nonviolent|moral)|temporada de acción|poor ?people.?s|moral ?mondays?|lunes moral|which side|qué lado|filibuster|for the people act|ley para el pueblo|voting rights|derecho al voto|\$15[ /]|\$15 la hora|democracy|democracia|nonviolent|no violenta|charleston|raleigh|seneca falls|third reconstruction|season\.example|[^\d]2021-0[78]-\d\d|august 8|8 de agosto/gi;

/** Whole texts of that campaign: its own, its partners', quotations, and its addresses. */
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
  const { accounts, hashtag, inks } = campaign;
  const texts = [...own, ...Object.values(accounts), hashtag, ...Object.values(inks)];
  return [...new Set(texts)].filter(
    (text) => text.length >= TELLING_LENGTH || text.startsWith('#'),
  );
}

test('nothing of this campaign is in the site of the next @all', () => {
  const files = readdirSync(SITE, { recursive: true })
    .map(String)
    .filter((path) => TEXT.test(path));
  expect(files.length).toBeGreaterThan(50);
  const texts = textsOfOldCampaign();
  expect(texts.length).toBeGreaterThan(200);
  const found = files.flatMap((path) => {
    const file = readFileSync(join(SITE, path), 'utf8');
    const words = [...(file.match(known) ?? []), ...texts.filter((text) => file.includes(text))];
    return words.map((word) => `${path}: ${word}`);
  });
  expect(found).toEqual([]);
});

test('the site of the next campaign is that campaign’s, in both languages @all', () => {
  for (const [page, words] of [
    ['index.html', ['Homes for Tidewater', 'Who has a home here?', 'March 1 – March 28, 2027']],
    [
      'es.html',
      ['Viviendas para Tidewater', '¿Quién tiene casa aquí?', '1 de marzo – 28 de marzo'],
    ],
    ['manifest.webmanifest', ['Homes for Tidewater', '#9be15d']],
    ['calendar/season.ics', ['Homes for Tidewater']],
    ['art/wordmark-es.svg', ['Viviendas para Tidewater']],
  ] as const) {
    const file = readFileSync(join(SITE, page), 'utf8');
    for (const word of words) expect(file, page).toContain(word);
  }
});
