import { join } from 'node:path';
import { createTranslator, IntlErrorCode } from 'next-intl';
import { type Locale, locales } from '../../i18n/locales';
import type { Finding, Path } from './files/problem';
import { readSourceFile, type SourceFile } from './files/source-file';
import { textsIn, valueAt } from './files/walk';

/** The files of interface strings: one for each language, and others that hold all of them. */
export const MESSAGE_FILES = [
  ...locales.map((locale) => `${locale}.json`),
  'call-card.json',
  'event.json',
  'placard.json',
  'printed-sheet.json',
  'root-error.json',
  'selfie.json',
  'senators.json',
  'state-names.json',
];

/** A table of strings in one language: its file, and where in it. */
type StringTable = { locale: Locale; source: SourceFile; base: Path };

/** What a translator must not change: arguments, plural forms aside, and tags. */
function fixedParts(text: string): string[] {
  const parts = text.match(/\{\s*\w+\s*[,}]|<\/?\w+/g) ?? [];
  return [...new Set(parts.map((part) => part.replace(/[\s,}]/g, '')))].sort();
}

const asWritten = (part: string) => (part.startsWith('{') ? `${part}}` : `${part}>`);

/** Compares a string with the same one in English. */
function compared(text: string, english: string): Omit<Finding, 'file' | 'path'> | null {
  if (!text.trim() && english.trim()) {
    const expected = { en: 'a text that is not empty', es: 'un texto que no esté vacío' };
    return { expected, example: JSON.stringify(english) };
  }
  const [here, there] = [fixedParts(text), fixedParts(english)];
  const missing = there.filter((part) => !here.includes(part)).map(asWritten);
  const unknown = here.filter((part) => !there.includes(part)).map(asWritten);
  if (missing.length === 0 && unknown.length === 0) return null;
  const known = there.map(asWritten).join(' ') || '-';
  return {
    expected: {
      en: `the same placeholders as in the other language (${known}), which the site fills in${unknown.length > 0 ? `; it does not know ${unknown.join(' ')}` : ''}`,
      es: `los mismos marcadores que en el otro idioma (${known}), que el sitio completa${unknown.length > 0 ? `; no conoce ${unknown.join(' ')}` : ''}`,
    },
    example: JSON.stringify(english),
  };
}

/** What the library that shows the string cannot read in it, such as a brace that nothing closes. */
function formatFault(text: string, locale: Locale): boolean {
  let isWrong = false;
  const t = createTranslator({
    locale,
    messages: { text },
    onError: ({ code }) => {
      if (code === IntlErrorCode.INVALID_MESSAGE) isWrong = true;
    },
  });
  t('text');
  return isWrong;
}

const BRACES = {
  en: 'a } for every {, in plurals as well: {count, plural, one {# day} other {# days}}',
  es: 'una } por cada {, también en los plurales: {count, plural, one {# día} other {# días}}',
};

function tableFindings({ locale, source, base }: StringTable, other: StringTable): Finding[] {
  const { file } = source;
  const [own, others] = [source, other.source].map(({ value }, index) =>
    valueAt(value, index === 0 ? base : other.base),
  );
  const texts = textsIn(own);
  const found = texts.flatMap(({ path, text }): Finding[] => {
    const at = { file, path: [...base, ...path] };
    const twin = valueAt(others, path);
    if (formatFault(text, locale)) return [{ ...at, expected: BRACES }];
    if (typeof twin !== 'string') {
      if (locale === 'en') return [];
      const expected = {
        en: 'a key that the English messages have too; this one is read by nothing',
        es: 'una clave que también tengan los mensajes en inglés; esta no la lee nadie',
      };
      return [{ ...at, expected }];
    }
    const fault = locale === 'en' ? null : compared(text, twin);
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
