import type { Finding } from '../files/problem';
import type { SourceFile } from '../files/source-file';
import { both, languageName, type Table, type Translation, translationsIn } from '../files/table';
import { entriesOf, textOf, textsIn, valueAt } from '../files/walk';

/** One livestream stands first and large, and has to be one that is shown. */
function firstLivestream({ file, ...source }: SourceFile): Finding[] {
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
      en: `false: entry ${first.index + 1} is the first already, and only one can be`,
      es: `false: la entrada ${first.index + 1} ya es la primera, y solo puede serlo una`,
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

function alikePartners(source: SourceFile): Finding[] {
  const seen = new Map<string, number>();
  return entriesOf(source).flatMap(({ index, entry }): Finding[] => {
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
  ['livestreams', []],
  ['events', []],
  ['news', []],
  ['letters', []],
  ['partners', []],
  ['toolkit', []],
  ['covid', ['guidance']],
  ['site', ['intro_demands']],
];

function shorterLists({ en }: Table, { locale, sources }: Translation): Finding[] {
  const language = languageName(locale);
  return translatedLists.flatMap(([name, path]): Finding[] => {
    const source = sources[name];
    const [english, own] = [en[name], source].map((each) => valueAt(each?.value, path));
    if (!source || !Array.isArray(english) || !Array.isArray(own)) return [];
    const [most, fewer] = [english.length, own.length];
    if (fewer >= most) return [];
    return [
      {
        file: source.file,
        path,
        found: {
          en: fewer === 1 ? '1 entry' : `${fewer} entries`,
          es: fewer === 1 ? '1 entrada' : `${fewer} entradas`,
        },
        expected: {
          en: `${most} entries, as in English: a list in ${language.en} stands in place of the whole English one, so /${locale} lacks ${most - fewer}`,
          es: `${most} entradas, como en inglés: la lista en ${language.es} reemplaza entera a la inglesa, así que a /${locale} le faltan ${most - fewer}`,
        },
        isWarning: true,
      },
    ];
  });
}

/** Texts of some length in another language that are the English ones still. */
function untranslated({ en }: Table, { locale, sources }: Translation): Finding[] {
  const language = languageName(locale);
  return Object.values(sources).flatMap(({ file, name, value }) =>
    textsIn(value)
      .filter(({ path, text }) => /\s\S+\s/.test(text) && text === valueAt(en[name]?.value, path))
      .map(({ path }) => ({
        file,
        path,
        expected: {
          en: `a text in ${language.en}: this is the English one. Where it is to stay English, leave the key out: the page then says that it is English`,
          es: `un texto en ${language.es}: este es el inglés. Si debe quedar en inglés, quite la clave: la página dirá entonces que es inglés`,
        },
        isWarning: true,
      })),
  );
}

/** The scoreboard shows how senators voted, so it needs votes to show. */
function missingVotes({ campaign, en }: Table): Finding[] {
  const path = ['features', 'scoreboard'];
  const votes = valueAt(en.site?.value, ['roll_calls']);
  if (!campaign || valueAt(campaign.value, path) !== true || votes !== undefined) return [];
  const expected = {
    en: 'false, or "roll_calls" in content/en/site.json: the two votes that the scoreboard is about',
    es: 'false, o "roll_calls" en content/en/site.json: las dos votaciones de las que trata el marcador',
  };
  return [{ file: campaign.file, path, expected }];
}

/**
 * Lists with two firsts or none, with entries twice, or shorter in another language; texts that are
 * English in another language; a scoreboard without votes.
 */
export function listRules(table: Table): Finding[] {
  return [
    ...both(table, 'livestreams').flatMap(({ source }) => firstLivestream(source)),
    ...both(table, 'partners').flatMap(({ source }) => alikePartners(source)),
    ...missingVotes(table),
    ...translationsIn(table).flatMap((each) => [
      ...shorterLists(table, each),
      ...untranslated(table, each),
    ]),
  ];
}
