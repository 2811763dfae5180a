import { readyLocales } from '../../../i18n/locales';
import { entryLists } from '../../schema/entry-lists';
import {
  both,
  type ContentFiles,
  languageName,
  type Translation,
  translationsIn,
} from '../files/content-files';
import { entriesOf, textOf, textsIn, valueAt } from '../files/json-path';
import type { Issue } from '../files/reported-issue';
import type { SourceFile } from '../files/source-file';

/** One livestream stands first and large, and has to be one that is shown. */
function firstLivestream({ file, ...source }: SourceFile): Issue[] {
  const entries = entriesOf({ file, ...source });
  if (!entries.some(({ entry }) => entry.visible === true)) return [];
  const firsts = entries.filter(({ entry }) => entry.is_first === true);
  const [first, ...others] = firsts;
  if (!first) {
    const expected = {
      en: '"is_first": true in one of the livestreams, the one to stand large at the top; none has it',
      es: '"is_first": true en una de las transmisiones, la que va grande arriba; ninguna lo tiene',
    };
    const found = { en: 'no livestream to stand first', es: 'ninguna transmisión va primero' };
    return [{ file, path: [], found, expected, example: '"is_first": true' }];
  }
  const again = others.map(({ index }) => ({
    file,
    path: [index, 'is_first'],
    expected: {
      en: `false: “${textOf(first.entry.title)}” is the first already, and only one can be`,
      es: `false: “${textOf(first.entry.title)}” ya es la primera, y solo puede serlo una`,
    },
    example: 'false',
  }));
  if (first.entry.visible === true) return again;
  const expected = {
    en: 'true, since this livestream is to stand first; or "is_first": true in another one',
    es: 'true, porque esta transmisión va primero; o "is_first": true en otra',
  };
  return [{ file, path: [first.index, 'visible'], expected }, ...again];
}

/** A name without what an eye passes over: case, spaces, punctuation, accents, “the” and “and”. */
const essence = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');

function alikePartners(source: SourceFile): Issue[] {
  const seen = new Map<string, number>();
  return entriesOf(source).flatMap(({ index, entry }): Issue[] => {
    const name = essence(textOf(entry.name));
    const first = seen.get(name);
    if (first === undefined) {
      seen.set(name, index);
      return [];
    }
    const expected = {
      en: `each partner once: entry ${first + 1} reads the same but for capitals, spaces or punctuation; delete one`,
      es: `cada organización una vez: la entrada ${first + 1} dice lo mismo, salvo mayúsculas, espacios o puntuación; borre una`,
    };
    return [{ file: source.file, path: [index, 'name'], expected, isWarning: true }];
  });
}

/** The lists that a locale may have of its own, each in place of the whole English one. */
const translatedLists: [file: string, path: readonly string[]][] = [
  ['news', []],
  ['letters', []],
  ['partners', []],
  ['covid', ['guidance']],
  ['site', ['intro_demands']],
];

function otherLengths({ en }: ContentFiles, { locale, sources }: Translation): Issue[] {
  const language = languageName(locale);
  return translatedLists.flatMap(([name, path]): Issue[] => {
    const source = sources[name];
    const [english, own] = [en[name], source].map((each) => valueAt(each?.value, path));
    if (!source || !Array.isArray(english) || !Array.isArray(own)) return [];
    const [wanted, found] = [english.length, own.length];
    if (found === wanted) return [];
    const count = Math.abs(wanted - found);
    const lackEn = found < wanted ? `lacks ${count}` : `shows ${count} more`;
    const lackEs =
      found < wanted ? `a /${locale} le faltan ${count}` : `en /${locale} hay ${count} de más`;
    return [
      {
        file: source.file,
        path,
        found: {
          en: found === 1 ? '1 entry' : `${found} entries`,
          es: found === 1 ? '1 entrada' : `${found} entradas`,
        },
        expected: {
          en: `${wanted} entries, as in English: a list in ${language.en} stands in place of the whole English one, so /${locale} ${lackEn}`,
          es: `${wanted} entradas, como en inglés: la lista en ${language.es} reemplaza entera a la inglesa, así que ${lackEs}`,
        },
        isWarning: true,
      },
    ];
  });
}

/** Entries that a translation shows in English, and has not said to leave out. */
function missingEntries({ en }: ContentFiles, { locale, sources }: Translation): Issue[] {
  const language = languageName(locale);
  return entryLists.flatMap((name): Issue[] => {
    const source = sources[name];
    if (!source) return [];
    const ids = new Set(entriesOf(source).map(({ entry }) => entry.id));
    const missing = entriesOf(en[name]).filter(({ entry }) => !ids.has(entry.id));
    return missing.map(({ entry: { id, title } }) => ({
      file: `${source.file}/${id}.json`,
      path: [],
      expected: {
        en: `its words in ${language.en}: “${textOf(title)}” is shown in English; or "left_out": true, to leave it out`,
        es: `sus palabras en ${language.es}: “${textOf(title)}” se muestra en inglés; o "left_out": true, para dejarla fuera`,
      },
      isWarning: true,
    }));
  });
}

/** The files that say the campaign's own words, of which news, letters and partners have few. */
const ownWords = ['livestreams', 'events', 'toolkit', 'covid'];

function missingFiles({ en }: ContentFiles, { locale, sources }: Translation): Issue[] {
  if (!readyLocales.includes(locale)) return [];
  const language = languageName(locale);
  return ownWords.flatMap((name): Issue[] => {
    const { file, value: english } = en[name] ?? {};
    const isEmpty = !english || (Array.isArray(english) && english.length === 0);
    if (sources[name] || !file || isEmpty) return [];
    return [
      {
        file: file.replace(/en(\/[^/]+)$/, `${locale}$1`),
        path: [],
        found: { en: 'no such file', es: 'no existe el archivo' },
        expected: {
          en: `what ${file} says, in ${language.en}: until then /${locale} shows the English words and pictures`,
          es: `lo que dice ${file}, en ${language.es}: hasta entonces /${locale} muestra las palabras y las imágenes en inglés`,
        },
        isWarning: true,
      },
    ];
  });
}

/** Texts of some length in another language that are the English ones still; the name of a place, of a source or of a reviewer may be. */
function untranslated({ en }: ContentFiles, { locale, sources }: Translation): Issue[] {
  const language = languageName(locale);
  const expected = {
    en: `a text in ${language.en}: this is the English one`,
    es: `un texto en ${language.es}: este es el inglés`,
  };
  const mayBeLeftOut = {
    en: `${expected.en}. Where it is to stay English, leave the key out: the page then says that it is English`,
    es: `${expected.es}. Si debe quedar en inglés, quite la clave: la página dirá entonces que es inglés`,
  };
  return Object.values(sources).flatMap(({ file, name, value }) =>
    textsIn(value)
      .filter(({ path, text }) => /\s\S+\s/.test(text) && text === valueAt(en[name]?.value, path))
      .filter(({ path }) => !/(^|_)place$|^(source|reviewed_by)$/.test(String(path.at(-1))))
      .filter(({ path }) => name !== 'targets' || path.at(-1) !== 'name')
      .map(({ path }) => ({
        file,
        path,
        // in a list nothing stands in for what is left out
        expected: name === 'site' && path.length === 1 ? mayBeLeftOut : expected,
        isWarning: true,
      })),
  );
}

/** The scoreboard shows how senators voted, so it needs votes to show. */
function missingVotes({ campaign, en }: ContentFiles): Issue[] {
  const path = ['features', 'scoreboard'];
  const votes = valueAt(en.site?.value, ['roll_calls']);
  if (!campaign || valueAt(campaign.value, path) !== true || votes !== undefined) return [];
  const expected = {
    en: `false, or "roll_calls" in ${en.site?.file}: the two votes that the scoreboard is about`,
    es: `false, o "roll_calls" en ${en.site?.file}: las dos votaciones de las que trata el marcador`,
  };
  return [{ file: campaign.file, path, expected }];
}

/**
 * Lists with two firsts or none, with entries twice, or of another length or missing in another
 * language; texts that are English in another language; a scoreboard without votes.
 */
export function listRules(files: ContentFiles): Issue[] {
  return [
    ...both(files, 'livestreams').flatMap(({ source }) => firstLivestream(source)),
    ...both(files, 'partners').flatMap(({ source }) => alikePartners(source)),
    ...missingVotes(files),
    ...translationsIn(files).flatMap((each) => [
      ...missingFiles(files, each),
      ...otherLengths(files, each),
      ...missingEntries(files, each),
      ...untranslated(files, each),
    ]),
  ];
}
