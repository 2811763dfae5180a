import { type Locale, locales, readyLocales } from '../../i18n/locales';
import type { Fault, Finding } from '../model/issue';
import type { ContentFiles } from './files/content-files';
import { textsIn, valueAt } from './files/json-path';
import { readMessage } from './message-format';

/** Messages of several words that both languages say alike. */
const sameMessages = ['Puerto Rico', 'Rhode Island'];

/** True for several words that are the English ones still; a name or a single word may be. */
function isEnglish(text: string, english: string): boolean {
  const words = text.replace(/<[^>]*>|\{\w+\}/g, ' ').match(/\p{L}{2,}/gu) ?? [];
  return text === english && words.length > 1 && !sameMessages.includes(text);
}

/** What a message has other placeholders for than the English one; null where they are the same. */
function placeholderFault(own: string[], english: string[]): Fault | null {
  const unknown = own.filter((each) => !english.includes(each)).join(' ');
  if (!unknown && own.length === english.length) return null;
  const known = english.join(' ') || '-';
  return { code: 'message.placeholders', params: { known, unknown: unknown || 'none' } };
}

/** What is wrong with a message by itself or beside the English one. */
function faultOf(text: string, locale: Locale, english: unknown): Fault | null {
  // what an unfinished language lacks, `npm run translate` says
  if (text === english && !readyLocales.includes(locale)) return null;
  const own = readMessage(text, locale);
  if ('fault' in own) return own.fault;
  if (locale === 'en' || typeof english !== 'string') return null;
  const example = JSON.stringify(english);
  if (!text.trim() && english.trim()) return { code: 'value.empty', params: { example } };
  if (isEnglish(text, english)) return { code: 'message.english', isWarning: true };
  const other = readMessage(english, 'en');
  const fault = 'fault' in other ? null : placeholderFault(own.placeholders, other.placeholders);
  return fault && { ...fault, params: { ...fault.params, example } };
}

/**
 * What is wrong with the messages. That every language has the keys of English is TypeScript's
 * to say: see lib/messages/messages.ts.
 */
export function interfaceStrings({ others }: Pick<ContentFiles, 'others'>): Finding[] {
  const ofLocale = (locale: Locale) => `messages/${locale}.json`;
  const written = [...others.keys()].filter((file) => file.startsWith('messages/'));
  return [...new Set([...locales.map(ofLocale), ...written])].flatMap((file): Finding[] => {
    const said = others.get(file);
    if (!said) return [{ file, path: [], code: 'file.missing' }];
    const own = locales.find((each) => file === ofLocale(each));
    return (own ? [own] : locales).flatMap((locale) => {
      const base = own ? [] : [locale];
      const english = own ? others.get(ofLocale('en'))?.value : valueAt(said.value, ['en']);
      return textsIn(valueAt(said.value, base)).flatMap(({ path, text }): Finding[] => {
        const fault = faultOf(text, locale, valueAt(english, path));
        return fault ? [{ file, path: [...base, ...path], ...fault }] : [];
      });
    });
  });
}
