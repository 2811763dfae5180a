import type { Locale } from '@/lib/i18n/locales';
import { seasonDates } from '@/lib/season.mjs';
import { json } from './json';

const campaign = json<typeof import('@/tests/fixtures/content/campaign.json')>(
  'tests/fixtures/content/campaign.json',
);
const enSite = json<typeof import('@/tests/fixtures/content/en/site.json')>(
  'tests/fixtures/content/en/site.json',
);
const esSite = json<typeof import('@/tests/fixtures/content/es/site.json')>(
  'tests/fixtures/content/es/site.json',
);
const en = json<typeof import('@/messages/en.json')>('messages/en.json');
const es = json<typeof import('@/messages/es.json')>('messages/es.json');
const card = json<typeof import('@/messages/call-card.json')>('messages/call-card.json');
const crossing = json<typeof import('@/messages/crossing.json')>('messages/crossing.json');
const selfie = json<typeof import('@/messages/selfie.json')>('messages/selfie.json');
const senators = json<typeof import('@/messages/senators.json')>('messages/senators.json');
const sheet = json<typeof import('@/messages/sheet.json')>('messages/sheet.json');
const covidIn = (locale: Locale) =>
  json<typeof import('@/tests/fixtures/content/en/covid.json')>(
    `tests/fixtures/content/${locale}/covid.json`,
  );
const rootError = json<typeof import('@/messages/root-error.json')>('messages/root-error.json');

const messages = { en, es };
const contents: Record<Locale, typeof enSite> = { en: enSite, es: { ...enSite, ...esSite } };

/** The content of a locale, the campaign's own words put into what introduces it. */
function contentIn(locale: Locale) {
  const content = contents[locale];
  const words: Record<string, string> = {
    name: content.site_title,
    dates: seasonDates(campaign.season, locale),
    question: content.intro_title,
  };
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name) => words[name] ?? '');
  return {
    ...content,
    open_graph_title: filled(content.open_graph_title),
    open_graph_description: filled(content.open_graph_description),
  };
}

/** What a visitor of this locale reads: the interface strings, the content, and the error pages'. */
export function wordsOf(locale: Locale) {
  const own = messages[locale];
  return {
    ...own,
    card: card[locale],
    crossing: crossing[locale],
    selfie: selfie[locale],
    senators: senators[locale],
    sheet: sheet[locale],
    content: contentIn(locale),
    covid: covidIn(locale),
    rootError: rootError[locale],
    callFormTitle: `${own.call.thanks} ${own.call.pleaseCall}`,
    switchboard: campaign.switchboard_phone,
    blank: { en: '(insert name)', es: '(inserte el nombre)' }[locale],
  };
}

export type Words = ReturnType<typeof wordsOf>;
