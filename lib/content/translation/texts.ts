import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { type Locale, locales, readyLocales } from '../../i18n/locales';
import { isTooDeep } from '../check/files/json-errors';
import { keyPath, textsIn, valueAt } from '../check/files/json-path';
import { MESSAGE_FILES } from '../check/files/message-files';
import { entryLists } from '../model/entry-lists';
import type { Path } from '../model/issue';
import { translatedKeys } from '../model/lists';

/** Where content and messages stand. */
export type TextFolders = { contentDir: string; messagesDir: string };

/** A file of a locale beside its English. */
type TextFile = {
  /** What a row calls it: `content/es/site.json`. */
  file: string;
  path: string;
  /** Where the locale's texts stand in it. */
  base: Path;
  /** What stands before its keys in `sameInBoth`; null for messages, all of which are translated. */
  prefix: Path | null;
  english: unknown;
  /** Undefined where there is no such file. */
  own: unknown;
  /** Where it is, what reads as in English is not translated yet. */
  mayBeEnglish: boolean;
};

/** One text in English and, at the same place of the locale's file, its translation. */
export type Row = TextFile & {
  at: Path;
  key: string;
  text: string;
  /** What the locale has, which may be an empty text; null where it lacks it. */
  translation: string | null;
  /** What is written at once: the text, or the table or list around it that the locale lacks. */
  whole: Path;
};

/** What reads the same in every language of the site, by key path, and why it is not translated. */
export const sameInBoth: [why: string, path: RegExp][] = [
  ['the names of organizations', /^partners\[\d+\]\.name$/],
  ['the sections and their order', /^visible_sections\[\d+\]$/],
  ['the forms of other services', /^(intro_letter_action_network_id|callpower_id)$/],
  ['pages that are in English only', /^((intro_moral_monday|where)_link)$/],
  ['an e-mail address', /^scorecard_mail_cc$/],
  ['the blanks of the call scripts', /^callpower_\w+\[\d+\]\.(kind|sentences.*\.blank)$/],
  ['the Senate’s pages', /^roll_calls\[\d+\]\.link$/],
  ['names and short words of one spelling', /^(open_graph_title|march_words\[1\])$/],
  ['moments', /^(\w+_starts_at|notice\.until)$/],
  ['whom to call', /^targets\.(kind|targets\[\d+\]\.(name|phone|picture|callpower_id))$/],
  ['what only the site reads', /^toolkit\[\d+\]\.graphic\.ground$/],
  ['the name of a resolution', /^toolkit\[\d+\]\.graphic\.foot\[1\]$/],
];

function readJson(path: string): unknown {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return text === '' || isTooDeep(text) ? undefined : parse(text);
}

function contentFiles({ contentDir }: TextFolders, locale: Locale): TextFile[] {
  const fileOf = (name: string, prefix: Path, partial?: object): TextFile => {
    const path = join(contentDir, locale, name);
    const [english, own = partial] = [readJson(join(contentDir, 'en', name)), readJson(path)];
    return {
      file: `content/${locale}/${name}`,
      path,
      base: [],
      prefix,
      english,
      own,
      mayBeEnglish: true,
    };
  };
  const entries = entryLists.flatMap((list) => {
    const folder = join(contentDir, 'en', list);
    const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
    return names.map((name): TextFile => {
      const { english, ...file } = fileOf(`${list}/${name}`, [list, 0], {});
      const words = translatedKeys[list].map((key) => [key, valueAt(english, [key])]);
      return { ...file, english: Object.fromEntries(words) };
    });
  });
  return [
    fileOf('site.json', [], {}),
    ...['covid', 'targets'].map((name) => fileOf(`${name}.json`, [name])),
    ...entries,
  ];
}

function messageFiles({ messagesDir }: TextFolders, locale: Locale): TextFile[] {
  const ofOneLanguage = locales.map((each) => `${each}.json`);
  const names = MESSAGE_FILES.filter((name) => name === 'en.json' || !ofOneLanguage.includes(name));
  return names.map((name): TextFile => {
    const isEnglish = name === 'en.json';
    const own = isEnglish ? `${locale}.json` : name;
    const path = join(messagesDir, own);
    const [base, inEnglish] = isEnglish ? [[], []] : [[locale], ['en']];
    return {
      file: `messages/${own}`,
      path,
      base,
      prefix: null,
      english: valueAt(readJson(join(messagesDir, name)), inEnglish),
      own: valueAt(readJson(path), base),
      // those of a language that is not finished begin as a copy of the English ones
      mayBeEnglish: !readyLocales.includes(locale),
    };
  });
}

/** True for a text of the campaign's own, which every language says in its own words. */
function isTranslatable(prefix: Path | null, path: Path, text: string): boolean {
  if (!prefix) return text !== '';
  if (!/\p{L}/u.test(text) || path.at(-1) === '$schema') return false;
  if (/^(https:\/|\/images)\/\S+$/.test(text)) return false;
  const key = keyPath([...prefix, ...path]);
  return !sameInBoth.some(([, pattern]) => pattern.test(key));
}

/** The table or list around a place of the English file that the locale's file lacks, or the place itself. */
function wholeAt({ prefix, own }: TextFile, path: Path): Path {
  const around = path.map((_, length) => path.slice(0, length));
  return (prefix && around.find((each) => valueAt(own, each) === undefined)) ?? path;
}

/** Every text that a locale has, or should have, in words of its own. */
export function translationRows(folders: TextFolders, locale: Locale): Row[] {
  return [...contentFiles(folders, locale), ...messageFiles(folders, locale)].flatMap((file) =>
    textsIn(file.english)
      .filter(({ path, text }) => isTranslatable(file.prefix, path, text))
      .map(({ path: at, text }): Row => {
        const own = valueAt(file.own, at);
        const isOwn = typeof own === 'string' && (file.mayBeEnglish ? own !== text : own !== '');
        const translation = isOwn ? own : null;
        return { ...file, at, key: keyPath(at), text, translation, whole: wholeAt(file, at) };
      }),
  );
}
