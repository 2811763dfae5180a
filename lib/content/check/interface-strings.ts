import { join } from 'node:path';
import { type Locale, locales, readyLocales } from '../../i18n/locales';
import type { Message } from '../schema/expected';
import { textsIn, valueAt } from './files/json-path';
import { MESSAGE_FILES } from './files/message-files';
import { readSourceFile } from './files/read-source-file';
import type { Issue } from './files/reported-issue';
import type { SourceFile } from './files/source-file';
import { readMessage } from './message-format';

/** Messages of several words that both languages say alike. */
const sameMessages = ['Puerto Rico', 'Rhode Island'];

/** True for several words that are the English ones still; a name or a single word may be. */
function isEnglish(text: string, english: string): boolean {
  const words = text.replace(/<[^>]*>|\{\w+\}/g, ' ').match(/\p{L}{2,}/gu) ?? [];
  return text === english && words.length > 1 && !sameMessages.includes(text);
}

const ENGLISH = {
  en: 'a translation: this is the English text',
  es: 'una traducción: este es el texto en inglés',
};
const EMPTY = { en: 'a text that is not empty', es: 'un texto que no esté vacío' };
const NO_FILE = { en: 'no such file', es: 'no existe el archivo' };
const RESTORED = {
  en: 'the file: copy it back from the last version that worked',
  es: 'el archivo: cópielo de la última versión que funcionó',
};

/** Says that a message has other placeholders than the English one; null where they are the same. */
function placeholderFault(own: string[], english: string[]): Message | null {
  const unknown = own.filter((each) => !english.includes(each)).join(' ');
  if (!unknown && own.length === english.length) return null;
  const known = english.join(' ') || '-';
  return {
    en: `the same placeholders as in English (${known}), which the site fills in${unknown && `; it does not know ${unknown}`}`,
    es: `los mismos marcadores que en inglés (${known}), que el sitio completa${unknown && `; no conoce ${unknown}`}`,
  };
}

/** What is wrong with a message by itself or beside the English one. */
function faultOf(
  text: string,
  locale: Locale,
  english: unknown,
): Pick<Issue, 'expected' | 'example' | 'isWarning'> | null {
  // what an unfinished language lacks, `npm run translate` says
  if (text === english && !readyLocales.includes(locale)) return null;
  const own = readMessage(text, locale);
  if ('fault' in own) return { expected: own.fault };
  if (locale === 'en' || typeof english !== 'string') return null;
  const example = JSON.stringify(english);
  if (!text.trim() && english.trim()) return { expected: EMPTY, example };
  if (isEnglish(text, english)) return { expected: ENGLISH, isWarning: true };
  const other = readMessage(english, 'en');
  const expected = 'fault' in other ? null : placeholderFault(own.placeholders, other.placeholders);
  return expected && { expected, example };
}

/**
 * The interface strings of a folder and everything that is wrong with them. That every language has
 * the keys of English is TypeScript's to say: see lib/messages/messages.ts.
 */
export function checkInterfaceStrings(dir: string): { sources: SourceFile[]; issues: Issue[] } {
  const files = new Map(
    MESSAGE_FILES.map((name) => [name, readSourceFile(join(dir, name), `messages/${name}`)]),
  );
  const sources = [...files.values()].filter((source) => source !== undefined);
  const missing = MESSAGE_FILES.filter((name) => !files.get(name)).map(
    (name): Issue => ({
      file: `messages/${name}`,
      path: [],
      found: NO_FILE,
      expected: RESTORED,
    }),
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
      textsIn(valueAt(files.get(file)?.value, base)).flatMap(({ path, text }): Issue[] => {
        const fault = faultOf(text, locale, valueAt(english, path));
        return fault ? [{ file: `messages/${file}`, path: [...base, ...path], ...fault }] : [];
      }),
    ),
  );
  return {
    sources,
    issues: [...sources.flatMap(({ issues }) => issues), ...missing, ...wrong],
  };
}
