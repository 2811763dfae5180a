import { join } from 'node:path';
import { type Locale, locales } from '../../i18n/locales';
import { MESSAGE_FILES } from './files/message-files';
import type { Finding, Message, Path } from './files/problem';
import { readSourceFile, type SourceFile } from './files/source-file';
import { textsIn, valueAt } from './files/walk';
import { type MessageParts, readMessage } from './message-format';

/** Messages of several words that both languages say alike. */
const sameMessages = ['Puerto Rico', 'Rhode Island'];

/** A table of strings in one language: its file, and where in it. */
type StringTable = { locale: Locale; source: SourceFile; base: Path };

/** Words of a message that should not be the English ones; a name or a single word may be. */
function isEnglish(text: string, english: string): boolean {
  const words = text.replace(/<[^>]*>|\{\w+\}/g, ' ').match(/\p{L}{2,}/gu) ?? [];
  return text === english && words.length > 1 && !sameMessages.includes(text);
}

const ENGLISH = {
  en: 'a Spanish text: this is the English one',
  es: 'un texto en español: este es el inglés',
};

/** Compares what the code fills in with the same message in English. */
function partsFault(own: MessageParts, english: MessageParts): Message | null {
  for (const key of ['names', 'cases'] as const) {
    const [here, there] = [own[key], english[key]];
    const unknown = here.filter((part) => !there.includes(part));
    if (unknown.length === 0 && here.length === there.length) continue;
    const known = there.join(key === 'names' ? ' ' : ', ') || '-';
    const said = unknown.join(key === 'names' ? ' ' : ', ');
    return {
      en: `the same ${key === 'names' ? 'placeholders' : 'cases of the select'} as in the other language (${known}), which the site fills in${said && `; it does not know ${said}`}`,
      es: `los mismos ${key === 'names' ? 'marcadores' : 'casos del select'} que en el otro idioma (${known}), que el sitio completa${said && `; no conoce ${said}`}`,
    };
  }
  return null;
}

/** Compares a message with the same one in English. */
function compared(
  text: string,
  english: string,
  locale: Locale,
): Omit<Finding, 'file' | 'path'> | null {
  const example = JSON.stringify(english);
  if (!text.trim() && english.trim()) {
    const expected = { en: 'a text that is not empty', es: 'un texto que no esté vacío' };
    return { expected, example };
  }
  if (isEnglish(text, english)) return { expected: ENGLISH, isWarning: true };
  const [own, other] = [readMessage(text, locale), readMessage(english, 'en')];
  if ('fault' in own || 'fault' in other) return null;
  const expected = partsFault(own.parts, other.parts);
  return expected && { expected, example };
}

function tableFindings({ locale, source, base }: StringTable, other: StringTable): Finding[] {
  const { file } = source;
  const [own, others] = [source, other.source].map(({ value }, index) =>
    valueAt(value, index === 0 ? base : other.base),
  );
  const texts = textsIn(own);
  const found = texts.flatMap(({ path, text }): Finding[] => {
    const at = { file, path: [...base, ...path] };
    const twin = valueAt(others, path);
    const read = readMessage(text, locale);
    if ('fault' in read) return [{ ...at, expected: read.fault }];
    if (typeof twin !== 'string') {
      if (locale === 'en') return [];
      const expected = {
        en: 'a key that the English messages have too; this one is read by nothing',
        es: 'una clave que también tengan los mensajes en inglés; esta no la lee nadie',
      };
      return [{ ...at, expected }];
    }
    const fault = locale === 'en' ? null : compared(text, twin, locale);
    return fault ? [{ ...at, ...fault }] : [];
  });
  if (locale === 'en') return found;
  const missing = textsIn(others).filter(({ path }) => typeof valueAt(own, path) !== 'string');
  return [
    ...found,
    ...missing.map(({ path, text }) => ({
      file,
      path: [...base, ...path],
      found: { en: 'nothing', es: 'nada' },
      expected: {
        en: `the key "${path.join('.')}", as in English: "${text}"`,
        es: `la clave "${path.join('.')}", como en inglés: "${text}"`,
      },
    })),
  ];
}

/** The interface strings of a folder and everything that is wrong with them. */
export function checkInterfaceStrings(dir: string): { sources: SourceFile[]; findings: Finding[] } {
  const sources = MESSAGE_FILES.flatMap((name) => {
    const source = readSourceFile(join(dir, name), `messages/${name}`);
    return source ? [source] : [];
  });
  const missing = MESSAGE_FILES.filter(
    (name) => !sources.some(({ file }) => file.endsWith(`/${name}`)),
  );
  const tables = locales.map((locale): StringTable[] =>
    sources.flatMap((source) => {
      const isOwn = source.file.endsWith(`/${locale}.json`);
      const isOther = locales.some((each) => source.file.endsWith(`/${each}.json`));
      if (isOwn) return [{ locale, source, base: [] }];
      return isOther || source.value === undefined ? [] : [{ locale, source, base: [locale] }];
    }),
  );
  const [english = [], ...translations] = tables;
  const pairs = english.flatMap((en) =>
    translations.flatMap((translation) => {
      const es = translation.find(({ source, base }) =>
        base.length > 0 ? source === en.source : en.base.length === 0,
      );
      const isReadable = es && en.source.value !== undefined && es.source.value !== undefined;
      return isReadable ? [...tableFindings(en, es), ...tableFindings(es, en)] : [];
    }),
  );
  return {
    sources,
    findings: [
      ...missing.map((name) => ({
        file: `messages/${name}`,
        path: [],
        found: { en: 'no such file', es: 'no existe el archivo' },
        expected: {
          en: 'the file: copy it back from the last version that worked',
          es: 'el archivo: cópielo de la última versión que funcionó',
        },
      })),
      ...pairs,
    ],
  };
}
