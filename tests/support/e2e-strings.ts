import { readdirSync } from 'node:fs';
import { seasonDates } from '@/lib/dates/days-in-words';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/messages/messages';
import { readJson } from '@/scripts/files';
import { campaign, contentOf } from './e2e-content';

const LAZY_FILES = readdirSync('messages').filter((name) => !/^\w\w\.json$/.test(name));

const namespaceOf = (file: string) =>
  file.replace('.json', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The interface strings; read from files, because plain Node cannot import JSON. */
function messagesOf(locale: Locale): Messages {
  const lazy = LAZY_FILES.map((file) => {
    const byLocale = readJson<Record<Locale, object>>(`messages/${file}`);
    return [namespaceOf(file), byLocale[locale]];
  });
  return { ...readJson<Messages>(`messages/${locale}.json`), ...Object.fromEntries(lazy) };
}

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

export function stringsOf(locale: Locale) {
  const messages = messagesOf(locale);
  return {
    ...messages,
    locale,
    content: contentIn(locale),
    callFormTitle: `${messages.call.thanks} ${messages.call.pleaseCall}`,
    switchboard: campaign.switchboard_phone,
    blank: locale === 'es' ? '(inserte el nombre)' : '(insert name)',
  };
}

export type Strings = ReturnType<typeof stringsOf>;

/** The text in place of the senators’ names, in a campaign that shows votes. */
export const pendingIn = ({ callSteps }: Strings) =>
  callSteps.pending.replace(/\{votes.*?true \{(.*?)\} other \{\}\}/, '$1');
