import { readdirSync } from 'node:fs';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { seasonDates } from '@/lib/season.mjs';
import { readJson } from '@/scripts/files.mjs';
import { campaign, contentOf } from './e2e-content';

const LAZY_FILES = readdirSync('messages').filter((name) => !/^\w\w\.json$/.test(name));

/** The namespace that a file of messages is named after: `callCard` for `call-card.json`. */
const namespaceOf = (file: string) =>
  file.replace('.json', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The interface strings, as lib/i18n/messages.ts has them; Node imports no JSON by itself. */
function messagesOf(locale: Locale): Messages {
  const lazy = LAZY_FILES.map((file) => {
    const both = readJson<Record<Locale, object>>(`messages/${file}`);
    return [namespaceOf(file), both[locale]];
  });
  return { ...readJson<Messages>(`messages/${locale}.json`), ...Object.fromEntries(lazy) };
}

/** The content of a locale, the campaign's own words put into what introduces it. */
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

/** What a visitor of this locale reads: the interface strings and the content. */
export function wordsOf(locale: Locale) {
  const messages = messagesOf(locale);
  return {
    ...messages,
    locale,
    content: contentIn(locale),
    callFormTitle: `${messages.call.thanks} ${messages.call.pleaseCall}`,
    switchboard: campaign.switchboard_phone,
    blank: { en: '(insert name)', es: '(inserte el nombre)' }[locale],
  };
}

export type Words = ReturnType<typeof wordsOf>;
