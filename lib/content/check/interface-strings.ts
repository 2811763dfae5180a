import { join } from 'node:path';
import { type Locale, locales, readyLocales } from '../../i18n/locales';
import { MESSAGE_FILES } from './files/message-files';
import { nearest } from './files/nearest';
import type { Finding, Message, Path } from './files/problem';
import { codeReader } from './files/read-by-code';
import { readSourceFile } from './files/read-source-file';
import type { SourceFile } from './files/source-file';
import { textsIn, valueAt } from './files/walk';
import { type MessageParts, readMessage } from './message-format';

/** Messages of several words that both languages say alike. */
const sameMessages = ['Puerto Rico', 'Rhode Island'];

/** A table of strings in one language: its file, and where in it. */
type StringTable = { locale: Locale; source: SourceFile; base: Path };

/** True for several words that are the English ones still; a name or a single word may be. */
function isEnglish(text: string, english: string): boolean {
  const words = text.replace(/<[^>]*>|\{\w+\}/g, ' ').match(/\p{L}{2,}/gu) ?? [];
  return text === english && words.length > 1 && !sameMessages.includes(text);
}

const ENGLISH = {
  en: 'a translation: this is the English text',
  es: 'una traducción: este es el texto en inglés',
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

/** Says of a word whether the site's code has it. */
type IsRead = (word: string) => boolean;

/** True where English has a placeholder that the code does not fill in, and the translation only such. */
function isEnglishWrong(own: MessageParts, english: MessageParts, isRead: IsRead): boolean {
  const isFilledIn = (name: string) => isRead(name.replace(/\W/g, ''));
  return own.names.every(isFilledIn) && !english.names.every(isFilledIn);
}

/** Compares a message with the same one in English; says in whose file the fault is. */
function compared(
  text: string,
  english: string,
  locale: Locale,
  isRead: IsRead,
): (Omit<Finding, 'file' | 'path'> & { isEnglishs?: boolean }) | null {
  const example = JSON.stringify(english);
  if (!text.trim() && english.trim()) {
    const expected = { en: 'a text that is not empty', es: 'un texto que no esté vacío' };
    return { expected, example };
  }
  if (isEnglish(text, english)) {
    // what an unfinished language lacks, `npm run translate` says
    return readyLocales.includes(locale) ? { expected: ENGLISH, isWarning: true } : null;
  }
  const [own, other] = [readMessage(text, locale), readMessage(english, 'en')];
  if ('fault' in own || 'fault' in other) return null;
  const expected = partsFault(own.parts, other.parts);
  if (!expected || !isEnglishWrong(own.parts, other.parts, isRead)) {
    return expected && { expected, example };
  }
  const englishs = partsFault(other.parts, own.parts);
  return englishs && { expected: englishs, example: JSON.stringify(text), isEnglishs: true };
}

/** What a table of strings holds, and what is wrong with each message by itself. */
function ownFindings({ locale, source: { file, value }, base }: StringTable): Finding[] {
  return textsIn(valueAt(value, base)).flatMap(({ path, text }): Finding[] => {
    const read = readMessage(text, locale);
    return 'fault' in read ? [{ file, path: [...base, ...path], expected: read.fault }] : [];
  });
}

type Text = { path: Path; text: string };

const isSibling = (one: Path, other: Path) =>
  one.slice(0, -1).join('.') === other.slice(0, -1).join('.');
const lastOf = (path: Path) => String(path.at(-1));

/** Takes the key that was probably meant by another one out of a list. */
function takeNearest(path: Path, texts: Text[]): Text | null {
  const siblings = texts.filter((each) => isSibling(path, each.path));
  const meant = nearest(
    lastOf(path),
    siblings.map((each) => lastOf(each.path)),
  );
  const found = siblings.find((each) => lastOf(each.path) === meant);
  if (found) texts.splice(texts.indexOf(found), 1);
  return found ?? null;
}

/** Keys that only one of two languages has, each told in the translation: one of the two files is wrong. */
function keyFindings(english: StringTable, { source, base }: StringTable): Finding[] {
  const [en, own] = [english, { source, base }].map((each) =>
    valueAt(each.source.value, each.base),
  );
  const onlyIn = (one: unknown, other: unknown) =>
    textsIn(one).filter(({ path }) => typeof valueAt(other, path) !== 'string');
  const others = onlyIn(own, en);
  const at = (path: Path) => ({ file: source.file, path: [...base, ...path] });
  const missing = onlyIn(en, own).map(({ path, text }): Finding => {
    const written = takeNearest(path, others);
    if (written) {
      const expected = {
        en: `the same key as in English: perhaps "${lastOf(path)}"? One of the two is misspelt`,
        es: `la misma clave que en inglés: ¿quizá "${lastOf(path)}"? Una de las dos está mal escrita`,
      };
      return { ...at(written.path), expected };
    }
    const key = path.join('.');
    const expected = {
      en: `the key "${key}", as in English: "${text}"`,
      es: `la clave "${key}", como en inglés: "${text}"`,
    };
    return { ...at(path), found: NOTHING, expected };
  });
  const unknown = others.map(({ path }) => ({
    ...at(path),
    expected: {
      en: 'a key that the English messages have too: take it out here, or put it in there',
      es: 'una clave que también tengan los mensajes en inglés: quítela aquí o póngala allí',
    },
  }));
  return [...missing, ...unknown];
}

const NOTHING = { en: 'nothing', es: 'nada' };

/** What is wrong with a language's strings beside the English ones. */
function pairFindings(english: StringTable, translation: StringTable, isRead: IsRead): Finding[] {
  const { locale, source, base } = translation;
  const differing = textsIn(valueAt(source.value, base)).flatMap(({ path, text }): Finding[] => {
    const twin = valueAt(english.source.value, [...english.base, ...path]);
    const fault = typeof twin === 'string' && compared(text, twin, locale, isRead);
    if (!fault) return [];
    const { isEnglishs, ...finding } = fault;
    const own = isEnglishs ? english : translation;
    return [{ file: own.source.file, path: [...own.base, ...path], ...finding }];
  });
  return [
    ...ownFindings(english),
    ...ownFindings(translation),
    ...differing,
    ...keyFindings(english, translation),
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
  const isRead = codeReader(join(dir, '..'));
  const pairs = english.flatMap((en) =>
    translations.flatMap((translation) => {
      const es = translation.find(({ source, base }) =>
        base.length > 0 ? source === en.source : en.base.length === 0,
      );
      const isReadable = es && en.source.value !== undefined && es.source.value !== undefined;
      return isReadable ? pairFindings(en, es, isRead) : [];
    }),
  );
  return {
    sources,
    findings: [
      ...sources.flatMap(({ findings }) => findings),
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
