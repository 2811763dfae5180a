import { type Locale, locales } from '../../i18n/locales';
import { inLocale, type ReadFile } from '../check/files/content-files';
import { keyPath, textsIn, valueAt } from '../check/files/json-path';
import type { SourceFile } from '../check/files/source-file';
import type { Path } from '../model/issue';
import { isEntryList, translatedKeys } from '../model/lists';

type TextFile = {
  file: string;
  /** Its name in the record of translations, `events/rally`; empty for messages. */
  recordName: string;
  /** Precedes its keys in `untranslatedByDesign`; null for messages, all of which are translated. */
  prefix: Path | null;
  english: unknown;
  own: unknown;
};

/** An English text and its translation, with its key in the record: `events/rally title`. */
export type Row = ReturnType<typeof rowsOf>[number];

/** What is not translated, by key path, and why. */
export const untranslatedByDesign: [why: string, path: RegExp][] = [
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

function isTranslatable(prefix: Path | null, path: Path, text: string): boolean {
  if (!prefix) return text !== '';
  if (!/\p{L}/u.test(text) || /^(https:\/|\/images)\/\S+$/.test(text)) return false;
  const key = keyPath([...prefix, ...path]);
  return !untranslatedByDesign.some(([, pattern]) => pattern.test(key));
}

function rowsOf({ file, recordName, prefix, english, own }: TextFile) {
  return textsIn(english)
    .filter(({ path, text }) => isTranslatable(prefix, path, text))
    .map(({ path: at, text }) => {
      const translation = valueAt(own, at);
      const isOwn = typeof translation === 'string' && translation !== text;
      const recordKey = `${recordName} ${keyPath(at)}`;
      // an empty text is a translation
      return { file, at, text, translation: isOwn ? translation : null, recordKey };
    });
}

/** Every text of the content that a locale translates, or should. */
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
      prefix: words ? [name, 0] : isWhole ? [name] : [],
      english: words ? Object.fromEntries(words) : value,
      own: own?.value,
    });
  });

/** The messages of an unfinished language, which begin as a copy of the English ones. */
export const messageRows = (sources: readonly SourceFile[], locale: Locale): Row[] =>
  sources.flatMap(({ file, value }) => {
    const language = locales.find((each) => file === `messages/${each}.json`);
    if (language && language !== 'en') return [];
    const ownFile = language ? `messages/${locale}.json` : file;
    const own = sources.find((each) => each.file === ownFile)?.value;
    return rowsOf({
      file: ownFile,
      recordName: '',
      prefix: null,
      english: valueAt(value, language ? [] : ['en']),
      own: valueAt(own, language ? [] : [locale]),
    });
  });
