import { type Locale, locales, readyLocales } from '../../../i18n/locales';
import { entryLists } from '../../model/entry-lists';
import type { Finding, Path } from '../../model/issue';
import type { ContentFiles } from '../files/content-files';
import { entriesOf, textOf, textsIn, valueAt } from '../files/json-path';
import type { SourceFile } from '../files/source-file';
import { at, entriesIn, findingAt } from './rule';

/** The files of a locale beside English. */
type Translation = { locale: Locale; sources: Record<string, SourceFile> };

/** The lists that a locale may have of its own, each in place of the whole English one. */
const translatedLists: [file: string, path: readonly string[]][] = [
  ['partners', []],
  ['covid', ['guidance']],
  ['site', ['intro_demands']],
];

function otherLengths({ en }: ContentFiles, { locale, sources }: Translation): Finding[] {
  return translatedLists.flatMap(([name, path]): Finding[] => {
    const source = sources[name];
    const [english, own] = [en[name], source].map((each) => valueAt(each?.value, path));
    if (!source || !Array.isArray(english) || !Array.isArray(own)) return [];
    const [wanted, count] = [english.length, own.length];
    if (count === wanted) return [];
    const differing = { more: Math.max(0, count - wanted), fewer: Math.max(0, wanted - count) };
    const params = { wanted, count, locale, ...differing };
    return [{ file: source.file, path, code: 'translation.length', params, isWarning: true }];
  });
}

/** Entries that a translation shows in English, and has not said to leave out. */
function missingEntries({ en }: ContentFiles, { locale, sources }: Translation): Finding[] {
  return entryLists.flatMap((name): Finding[] => {
    const source = sources[name];
    if (!source) return [];
    const ids = new Set(entriesOf(source).map(({ entry }) => entry.id));
    const missing = entriesOf(en[name]).filter(({ entry }) => !ids.has(entry.id));
    return missing.map(({ entry }) => {
      const params = { title: textOf(entry.title), locale };
      const file = `${source.file}/${textOf(entry.id)}.json`;
      return { file, path: [], code: 'translation.entry', params, isWarning: true };
    });
  });
}

/** The files that say the campaign's own words, of which news, letters and partners have few. */
const ownWords = ['livestreams', 'events', 'toolkit', 'covid'];

function missingFiles({ en }: ContentFiles, { locale, sources }: Translation): Finding[] {
  if (!readyLocales.includes(locale)) return [];
  return ownWords.flatMap((name): Finding[] => {
    const { file: english, value } = en[name] ?? {};
    const isEmpty = !value || (Array.isArray(value) && value.length === 0);
    if (sources[name] || !english || isEmpty) return [];
    const file = english.replace(/en(\/[^/]+)$/, `${locale}$1`);
    const params = { english, locale };
    return [{ file, path: [], code: 'file.untranslated', params, isWarning: true }];
  });
}

/** Names, which may be the same in every language, or be in another. */
const isName = (name: string, path: Path) =>
  /(^|_)place$|^(source|reviewed_by)$/.test(String(path.at(-1))) ||
  (name === 'targets' && path.at(-1) === 'name');

/** Texts of some length in another language that are the English ones still. */
function untranslated({ en }: ContentFiles, { locale, sources }: Translation): Finding[] {
  return Object.values(sources).flatMap(({ file, name, value }) =>
    textsIn(value)
      .filter(({ path, text }) => /\s\S+\s/.test(text) && text === valueAt(en[name]?.value, path))
      .filter(({ path }) => !isName(name, path))
      .map(({ path }): Finding => {
        // in a list nothing stands in for what is left out
        const isText = name === 'site' && path.length === 1;
        const code = isText ? 'translation.same-text' : 'translation.same';
        return { file, path, code, params: { locale }, isWarning: true };
      }),
  );
}

/** Words that one language has in every few, and the other never. */
const commonWords = {
  en: /\b(the|and|of|with|for|is|are|was|this|that|from|your|our|we|you|by)\b/gi,
  es: /\b(el|los|las|del|y|que|con|para|una|su|sus|nuestr[oa]s?|usted|por|se|es)\b/gi,
};

/** Texts that read like the other language. */
function inOtherLanguage(files: ContentFiles): Finding[] {
  const pairs = [
    ['en', 'es'],
    ['es', 'en'],
  ] as const;
  return pairs.flatMap(([locale, other]) =>
    Object.values(files[locale]).flatMap(({ file, name, value }) =>
      textsIn(value).flatMap(({ path, text }): Finding[] => {
        const words = text.replace(/<(\w+) [^>]*lang=.*?<\/\1>|<[^>]*>|https?:\S+/g, ' ');
        const count = (language: 'en' | 'es') => words.match(commonWords[language])?.length ?? 0;
        const english = locale === 'es' && text === valueAt(files.en[name]?.value, path);
        if (english || isName(name, path) || count(locale) > 0 || count(other) < 3) return [];
        const params = { locale, other };
        return [{ file, path, code: 'translation.other', params, isWarning: true }];
      }),
    ),
  );
}

/** What of a target no language changes. */
export const SAME_IN_BOTH = ['name', 'phone', 'picture', 'callpower_id'];

/** The twins of a list name the same people under the same numbers, in one order. */
function differingTargets({ en }: ContentFiles, { sources: { targets } }: Translation): Finding[] {
  const english = en.targets?.value;
  if (!targets || !english) return [];
  const list = valueAt(english, ['targets']);
  const count = Array.isArray(list) ? list.length : 0;
  const isOther = (path: Path) => valueAt(targets.value, path) !== valueAt(english, path);
  const { file } = targets;
  const keys: Path[] = [...Array(count).keys()].flatMap((index) =>
    SAME_IN_BOTH.map((key) => ['targets', index, key]),
  );
  const other = [['kind'], ...keys].filter(isOther).map((path): Finding => {
    const there = JSON.stringify(valueAt(english, path)) ?? '-';
    return { file, path, code: 'targets.differs', params: { there } };
  });
  const isLonger = isOther(['targets', 'length']);
  return isLonger
    ? [...other, { file, path: ['targets'], code: 'targets.count', params: { count } }]
    : other;
}

/** A name without what an eye passes over: case, spaces, punctuation, accents, “the” and “and”. */
const essence = (name = '') =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');

function alikePartners(files: ContentFiles): Finding[] {
  return locales.flatMap((locale) => {
    const partners = entriesIn(files, 'partners', locale);
    const names = partners.map(({ entry }) => essence(entry.name));
    return partners.flatMap((partner, index) => {
      const first = names.indexOf(names[index] ?? '');
      if (first === index || !names[index]) return [];
      return [findingAt(partner, 'partner.twice', at('name', { first: first + 1 }), true)];
    });
  });
}

/** Articles and letters that lead to one page. */
function sameLinks(files: ContentFiles): Finding[] {
  return (['news', 'letters'] as const).flatMap((name) => {
    const all = entriesIn(files, name).filter(({ entry }) => entry.link);
    return all.flatMap((placed) => {
      const first = all.find(({ entry }) => entry.link === placed.entry.link);
      const params = { title: first?.entry.title ?? '' };
      return first === placed ? [] : [findingAt(placed, 'link.twice', at('link', params))];
    });
  });
}

/** What only shows when the entries of a list or the languages are read together. */
export const translationRules = [
  alikePartners,
  sameLinks,
  inOtherLanguage,
  (files: ContentFiles) =>
    locales
      .filter((locale) => locale !== 'en' && Object.keys(files[locale]).length > 0)
      .map((locale) => ({ locale, sources: files[locale] }))
      .flatMap((each) => [
        ...missingFiles(files, each),
        ...otherLengths(files, each),
        ...missingEntries(files, each),
        ...untranslated(files, each),
        ...differingTargets(files, each),
      ]),
];
