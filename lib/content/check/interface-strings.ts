import { join } from 'node:path';
import { type Locale, locales, readyLocales } from '../../i18n/locales';
import type { Finding } from '../model/issue';
import { textsIn, valueAt } from './files/json-path';
import { MESSAGE_FILES } from './files/message-files';
import { readSourceFile } from './files/read-source-file';
import type { SourceFile } from './files/source-file';
import { type Fault, readMessage } from './message-format';

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
 * The interface strings of a folder and everything that is wrong with them. That every language has
 * the keys of English is TypeScript's to say: see lib/messages/messages.ts.
 */
export function checkInterfaceStrings(dir: string): { sources: SourceFile[]; issues: Finding[] } {
  const files = new Map(
    MESSAGE_FILES.map((name) => [name, readSourceFile(join(dir, name), `messages/${name}`)]),
  );
  const sources = [...files.values()].filter((source) => source !== undefined);
  const missing = MESSAGE_FILES.filter((name) => !files.get(name)).map(
    (name): Finding => ({ file: `messages/${name}`, path: [], code: 'file.missing' }),
  );
  const shared = MESSAGE_FILES.filter((name) => !locales.some((each) => name === `${each}.json`));
  const inOneLanguage = (locale: Locale) => [
    { file: `${locale}.json`, base: [], english: files.get('en.json')?.value },
    ...shared.map((file) => ({
      file,
      base: [locale],
      english: valueAt(files.get(file)?.value, ['en']),
    })),
  ];
  const wrong = locales.flatMap((locale) =>
    inOneLanguage(locale).flatMap(({ file, base, english }) =>
      textsIn(valueAt(files.get(file)?.value, base)).flatMap(({ path, text }): Finding[] => {
        const fault = faultOf(text, locale, valueAt(english, path));
        return fault ? [{ file: `messages/${file}`, path: [...base, ...path], ...fault }] : [];
      }),
    ),
  );
  return {
    sources,
    issues: [...missing, ...wrong],
  };
}
