import { type Locale, locales, readyLocales } from '../../i18n/locales';
import { inLocale, type ReadFile } from '../check/files/content-files';
import { keyPath, textsIn, valueAt } from '../check/files/json-path';
import type { SourceFile } from '../check/files/source-file';
import { isEntryList } from '../model/entry-lists';
import type { Path } from '../model/issue';
import { translatedKeys } from '../model/lists';

/** A file of a locale beside its English. */
type TextFile = {
  /** What the report calls it: `content/es/site.json`. */
  file: string;
  /** What the record of translations calls it, `events/rally`; it leaves messages out. */
  recordName: string;
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
export type Row = Pick<TextFile, 'file' | 'base' | 'english'> & {
  at: Path;
  key: string;
  text: string;
  /** What the locale has, which may be an empty text; null where it lacks it. */
  translation: string | null;
  /** What is written at once: the text, or the table or list around it that the locale lacks. */
  whole: Path;
  /** Its name among all: `content/es/site.json intro_title`. */
  place: string;
  /** `site intro_title`, `events/rally title` */
  recordKey: string;
};

/** What reads the same in every language of the site, by key path, and why it is not translated. */
export const sameInBoth: [why: string, path: RegExp][] = [
  ['the names of organizations', /^partners\[\d+\]\.name$/],
  ['the sections and their order', /^visible_sections\[\d+\]$/],
  ['the forms of other services', /^(intro_letter_action_network_id|callpower_(id|votes))$/],
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

function rowsOf(given: TextFile): Row[] {
  const { file, recordName, base, prefix, english, mayBeEnglish } = given;
  return textsIn(english)
    .filter(({ path, text }) => isTranslatable(prefix, path, text))
    .map(({ path: at, text }) => {
      const own = valueAt(given.own, at);
      const isOwn = typeof own === 'string' && (mayBeEnglish ? own !== text : own !== '');
      const key = keyPath(at);
      const names = { key, place: `${file} ${key}`, recordKey: `${recordName} ${key}` };
      const translation = isOwn ? own : null;
      return { file, base, english, at, ...names, text, translation, whole: wholeAt(given, at) };
    });
}

/** Every text of the content that a locale has, or should have, in words of its own. */
export const contentRows = (files: readonly ReadFile[], locale: Locale): Row[] =>
  files.flatMap((english) => {
    const { file, name, id, value } = english;
    const isWhole = ['covid', 'targets'].includes(name);
    if (english.locale !== 'en' || !(isWhole || name === 'site' || isEntryList(name))) return [];
    const own = files.find((each) => each.locale === locale && each.english === english);
    const words =
      isEntryList(name) && translatedKeys[name].map((key) => [key, valueAt(value, [key])]);
    return rowsOf({
      file: inLocale(file, locale),
      recordName: id === undefined ? name : `${name}/${id}`,
      base: [],
      prefix: words ? [name, 0] : isWhole ? [name] : [],
      english: words ? Object.fromEntries(words) : value,
      own: own?.value ?? (isWhole ? undefined : {}),
      mayBeEnglish: true,
    });
  });

/** The same of the messages. */
export const messageRows = (sources: readonly SourceFile[], locale: Locale): Row[] =>
  sources.flatMap(({ file, value }) => {
    const language = locales.find((each) => file === `messages/${each}.json`);
    if (language && language !== 'en') return [];
    const ownFile = language ? `messages/${locale}.json` : file;
    const base = language ? [] : [locale];
    return rowsOf({
      file: ownFile,
      recordName: '',
      base,
      prefix: null,
      english: valueAt(value, language ? [] : ['en']),
      own: valueAt(sources.find((each) => each.file === ownFile)?.value, base),
      // those of a language that is not finished begin as a copy of the English ones
      mayBeEnglish: !readyLocales.includes(locale),
    });
  });
