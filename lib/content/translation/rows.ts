import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { type Locale, locales, readyLocales } from '../../i18n/locales';
import { isTooDeep } from '../check/files/json-errors';
import { composed, keyPath, textsIn, valueAt } from '../check/files/json-path';
import { MESSAGE_FILES } from '../check/files/message-files';
import { entryLists, isEntryList } from '../schema/entry-lists';
import type { Path } from '../schema/issue';
import { listSchemas, translatedKeys } from '../schema/lists';
import { sameInBoth } from './same-in-both';

/** Where content and messages stand. */
export type TextFolders = { contentDir: string; messagesDir: string };

/** A file of a locale beside its English. */
type TextFile = {
  /** What a row calls it: `content/es/site.json`. */
  file: string;
  path: string;
  /** Where the locale's texts stand in it. */
  base: Path;
  /** What stands before its keys in the rules of `sameInBoth`; null for messages, which have no rules. */
  prefix: Path | null;
  english: unknown;
  /** Undefined where there is no such file. */
  translated: unknown;
  /** Where it is, what reads as in English is not translated yet. */
  mayBeEnglish: boolean;
};

/** One text in English and where it stands, or would stand, in a locale. */
export type Row = TextFile & {
  key: string;
  /** Its place in the English file. */
  englishPath: Path;
  text: string;
  /** What the locale has, which may be an empty text; null where it lacks it. */
  translation: string | null;
  /** Its place in the locale's file, or that of the whole entry which is not there yet. */
  at: { path: Path } | { missing: Path; insertAt: Path };
};

/** The files of messages that have an English twin. */
const translatedFiles = locales.filter((each) => each !== 'en').map((each) => `${each}.json`);

function readJson(path: string): unknown {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return text === '' || isTooDeep(text) ? undefined : composed(parse(text));
}

function textFiles({ contentDir, messagesDir }: TextFolders, locale: Locale): TextFile[] {
  const inContent = (name: string) => {
    const path = join(contentDir, locale, name);
    const english = readJson(join(contentDir, 'en', name));
    const file = `content/${locale}/${name}`;
    return { file, path, base: [], english, translated: readJson(path), mayBeEnglish: true };
  };
  const lists = Object.keys(listSchemas).filter((name) => !isEntryList(name));
  const content = ['site', ...lists].map(
    (name): TextFile => ({
      ...inContent(`${name}.json`),
      prefix: name === 'site' ? [] : [name],
    }),
  );
  const entries = entryLists.flatMap((name) => {
    const folder = join(contentDir, 'en', name);
    const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
    return names.map((each): TextFile => {
      const { english, translated, ...file } = inContent(`${name}/${each}`);
      const words = translatedKeys[name].map((key) => [key, valueAt(english, [key])]);
      const own = translated ?? {};
      return { ...file, prefix: [name, 0], english: Object.fromEntries(words), translated: own };
    });
  });
  const messages = MESSAGE_FILES.filter((name) => !translatedFiles.includes(name)).map(
    (name): TextFile => {
      const isEnglish = name === 'en.json';
      const own = isEnglish ? `${locale}.json` : name;
      const path = join(messagesDir, own);
      const english = readJson(join(messagesDir, name));
      const translated = readJson(path);
      return {
        file: `messages/${own}`,
        path,
        base: isEnglish ? [] : [locale],
        prefix: null,
        english: isEnglish ? english : valueAt(english, ['en']),
        translated: isEnglish ? translated : valueAt(translated, [locale]),
        // those of a language that is not finished begin as a copy of the English ones
        mayBeEnglish: !readyLocales.includes(locale),
      };
    },
  );
  return [...content, ...entries, ...messages];
}

/** True for a text of the campaign's own, which every language says in its own words. */
function isTranslatable(prefix: Path | null, path: Path, value: unknown): value is string {
  if (!prefix) return typeof value === 'string' && value !== '';
  if (typeof value !== 'string' || !/\p{L}/u.test(value) || path.at(-1) === '$schema') return false;
  if (/^https:\/\/\S+$/.test(value)) return false;
  const key = keyPath([...prefix, ...path]);
  return !sameInBoth.some(([, pattern]) => pattern.test(key));
}

/** What of an entry no language changes, to know the entry by. */
function fixedParts(value: unknown, prefix: Path | null, path: Path): string {
  if (!value || typeof value !== 'object') {
    return JSON.stringify(isTranslatable(prefix, path, value) ? null : value) ?? '';
  }
  return Object.entries(value)
    .map(([key, inner]) => `${key}:${fixedParts(inner, prefix, [...path, key])}`)
    .join();
}

/** For each entry of an English list the place of the same one in the locale's list, or null. */
function counterparts(english: unknown[], translated: unknown[], prefix: Path | null, path: Path) {
  const ids = (entries: unknown[]) => entries.map((entry) => valueAt(entry, ['id']));
  if (ids(english).every(Boolean) && ids(translated).some(Boolean)) {
    return ids(english).map((id) => {
      const place = ids(translated).indexOf(id);
      return place === -1 ? null : place;
    });
  }
  if (english.length === translated.length) return english.map((_, index) => index);
  const fixed = (entry: unknown) => fixedParts(entry, prefix, [...path, 0]);
  const left = new Map(translated.map((entry, index) => [index, fixed(entry)]));
  return english.map((entry) => {
    const wanted = fixed(entry);
    const found = [...left].find(([, parts]) => parts === wanted)?.[0] ?? null;
    if (found !== null) left.delete(found);
    return found;
  });
}

/** The rows of a value and all that is in it; `at` is its place in the locale's file. */
function rowsOf(file: TextFile, english: unknown, path: Path, at: Row['at']): Row[] {
  const { prefix } = file;
  const translated = 'path' in at ? valueAt(file.translated, at.path) : undefined;
  const row = (inner: Path, text: string, place: Row['at']): Row[] => {
    if (!isTranslatable(prefix, inner, text)) return [];
    const found = 'path' in place ? valueAt(file.translated, place.path) : undefined;
    const isOwn = typeof found === 'string' && (file.mayBeEnglish ? found !== text : found !== '');
    return [
      {
        ...file,
        key: keyPath(inner),
        englishPath: inner,
        text,
        translation: isOwn ? found : null,
        at: place,
      },
    ];
  };
  if (typeof english === 'string') return row(path, english, at);
  if (!english || typeof english !== 'object') return [];
  // what is not there comes as a whole; messages are there one by one
  if ('missing' in at || (path.length > 0 && prefix && translated === undefined)) {
    const whole = 'missing' in at ? at : { missing: path, insertAt: at.path };
    return textsIn(english, path).flatMap((each) => row(each.path, each.text, whole));
  }
  if (Array.isArray(english)) {
    const others = Array.isArray(translated) ? translated : [];
    const places = counterparts(english, others, prefix, path);
    return english.flatMap((entry, index) => {
      const place = places[index];
      const inner = [...path, index];
      if (typeof place === 'number')
        return rowsOf(file, entry, inner, { path: [...at.path, place] });
      const before = places.slice(0, index).findLast((each) => typeof each === 'number');
      const insertAt = [...at.path, typeof before === 'number' ? before + 1 : 0];
      return rowsOf(file, entry, inner, { missing: inner, insertAt });
    });
  }
  return Object.entries(english).flatMap(([key, inner]) =>
    rowsOf(file, inner, [...path, key], { path: [...at.path, key] }),
  );
}

/** Every text that a locale has, or should have, in words of its own. */
export function translationRows(folders: TextFolders, locale: Locale): Row[] {
  return textFiles(folders, locale).flatMap((file) => {
    const isMissingList = file.translated === undefined && file.prefix && file.prefix.length > 0;
    const at = isMissingList ? { missing: [], insertAt: [] } : { path: [] };
    return rowsOf(file, file.english, [], at);
  });
}
