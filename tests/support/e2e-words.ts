import type { Locale } from '@/lib/i18n/locales';
import { seasonDates } from '@/lib/season.mjs';
import { readJson } from '@/scripts/files.mjs';
import { campaign, contentOf } from './e2e-content';

const en = readJson<typeof import('@/messages/en.json')>('messages/en.json');
const es = readJson<typeof import('@/messages/es.json')>('messages/es.json');
const card = readJson<typeof import('@/messages/call-card.json')>('messages/call-card.json');
const placard = readJson<typeof import('@/messages/placard.json')>('messages/placard.json');
const event = readJson<typeof import('@/messages/event.json')>('messages/event.json');
const selfie = readJson<typeof import('@/messages/selfie.json')>('messages/selfie.json');
const senators = readJson<typeof import('@/messages/senators.json')>('messages/senators.json');
const sheet = readJson<typeof import('@/messages/sheet.json')>('messages/sheet.json');

const messages = { en, es };

/** The content of a locale with the campaign's names filled in. */
function contentIn(locale: Locale) {
  const content = contentOf(locale);
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

/** The interface strings and the content in a locale. */
export function wordsOf(locale: Locale) {
  const own = messages[locale];
  return {
    ...own,
    locale,
    card: card[locale],
    placard: placard[locale],
    event: event[locale],
    selfie: selfie[locale],
    senators: senators[locale],
    sheet: sheet[locale],
    content: contentIn(locale),
    callFormTitle: `${own.call.thanks} ${own.call.pleaseCall}`,
    switchboard: campaign.switchboard_phone,
    blank: { en: '(insert name)', es: '(inserte el nombre)' }[locale],
  };
}

export type Words = ReturnType<typeof wordsOf>;
