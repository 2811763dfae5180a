import { type Locale, translatedLocales } from '../../../i18n/locales';
import type { Finding, Path } from '../../model/issue';
import { entryLists, translatedKeys } from '../../model/lists';
import { SHARED_KEYS } from '../../model/targets';
import { type ContentFiles, filesNamed, inLocale, type ReadFile } from '../files/content-files';
import { textOf, textsIn, valueAt } from '../files/json-path';

/** The lists that a locale may replace as a whole; both have to name the same targets. */
const translatedLists: [name: string, path: Path][] = [
  ['partners', []],
  ['covid', ['guidance']],
  ['site', ['intro_demands']],
  ['targets', ['targets']],
];

function otherLength({ file, name, locale, value, english }: ReadFile): Finding[] {
  return translatedLists.flatMap(([list, path]): Finding[] => {
    const [inEnglish, translated] = [english?.value, value].map((each) => valueAt(each, path));
    if (name !== list || !Array.isArray(inEnglish) || !Array.isArray(translated)) return [];
    const [wanted, count] = [inEnglish.length, translated.length];
    const differing = { more: Math.max(0, count - wanted), fewer: Math.max(0, wanted - count) };
    const params = { wanted, count, locale, ...differing };
    if (count === wanted) return [];
    if (name === 'targets') return [{ file, path, code: 'targets.count', params }];
    return [{ file, path, code: 'warning.translation.length', params }];
  });
}

export const hasWords = ({ value }: ReadFile) =>
  Object.keys(Object(value)).some((key) => key !== 'order');

const listsOfWords = entryLists.filter((name) => translatedKeys[name].length > 0);

/** What is shown in English and not marked as left out: an entry, or all of an untranslated list. */
function missingWords({ files }: ContentFiles, locale: Locale): Finding[] {
  return [...listsOfWords, 'covid'].flatMap((name): Finding[] => {
    const [english, translated] = [filesNamed(files, name), filesNamed(files, name, locale)];
    const [first] = english;
    if (first && translated.length === 0) {
      const whole = first.id === undefined ? first.file : first.file.replace(/\/[^/]*$/, '');
      const file = inLocale(whole, locale);
      return [{ file, path: [], code: 'warning.file.untranslated', params: { locale } }];
    }
    const ids = translated.filter(hasWords).map(({ id }) => id);
    const missing = english.filter(({ id }) => id !== undefined && !ids.includes(id));
    return missing.map(({ file, value }) => {
      const params = { title: textOf(valueAt(value, ['title'])), locale };
      return { file: inLocale(file, locale), path: [], code: 'warning.translation.entry', params };
    });
  });
}

/** Names may be the same in every language, or be in another. */
const isName = (name: string, path: Path) =>
  /(^|_)place$|^(source|reviewed_by)$/.test(String(path.at(-1))) ||
  (name === 'targets' && path.at(-1) === 'name');

/** Frequent in one language and never used in the other. */
const commonWords: Partial<Record<string, RegExp>> = {
  en: /\b(the|and|of|with|for|is|are|was|this|that|from|your|our|we|you|by)\b/gi,
  es: /\b(el|los|las|del|y|que|con|para|una|su|sus|nuestr[oa]s?|usted|por|se|es)\b/gi,
};

/** Longer texts that are still the English ones, or read like another language. */
function inOtherLanguage({ file, name, locale, value, english }: ReadFile): Finding[] {
  const other = locale === 'en' ? 'es' : 'en';
  return textsIn(value).flatMap(({ path, text }): Finding[] => {
    if (isName(name, path)) return [];
    if (english && text === valueAt(english.value, path)) {
      if (!/\s\S+\s/.test(text)) return [];
      // an entry of a list has no fallback
      const isText = name === 'site' && path.length === 1;
      const same = isText ? 'warning.translation.same-text' : 'warning.translation.same';
      return [{ file, path, code: same, params: { locale } }];
    }
    const words = text.replace(/<(\w+) [^>]*lang=.*?<\/\1>|<[^>]*>|https?:\S+/g, ' ');
    const count = (language: string) => words.match(commonWords[language] ?? /$^/)?.length ?? 0;
    const isOther = commonWords[locale] && count(locale) === 0 && count(other) >= 3;
    const params = { locale, other };
    return isOther ? [{ file, path, code: 'warning.translation.other', params }] : [];
  });
}

/** Both languages have to list the same targets in the same order. */
function differingTargets({ file, name, value, english }: ReadFile): Finding[] {
  if (name !== 'targets' || !english) return [];
  const inEnglish = (path: Path) => valueAt(english.value, path);
  const isOther = (path: Path) => valueAt(value, path) !== inEnglish(path);
  const count = Number(inEnglish(['targets', 'length']) ?? 0);
  const keys: Path[] = Array.from({ length: count }).flatMap((_, index) =>
    SHARED_KEYS.map((key) => ['targets', index, key]),
  );
  return [['kind'], ...keys].filter(isOther).map((path): Finding => {
    const params = { there: String(inEnglish(path) ?? '-') };
    return { file, path, code: 'targets.differs', params };
  });
}

export const translationRules = [
  (content: ContentFiles) =>
    translatedLocales
      .filter((locale) => content.files.some((each) => each.locale === locale))
      .flatMap((locale) => missingWords(content, locale)),
  ({ files }: ContentFiles) =>
    files.flatMap((file) => [
      ...otherLength(file),
      ...inOtherLanguage(file),
      ...differingTargets(file),
    ]),
];
