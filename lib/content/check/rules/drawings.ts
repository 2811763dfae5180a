import { type Locale, locales } from '../../../i18n/locales';
import { DRAWN, type Drawing, drawingsOf } from '../../drawings.mjs';
import type { Finding, Path } from '../files/problem';
import type { SourceFile } from '../files/source-file';
import type { Table } from '../files/table';
import { type Entry, entriesOf, keyPath } from '../files/walk';

/** The record as the report calls it. */
export const DRAWN_FILE = `content/${DRAWN}`;

const NO_RECORD = {
  file: DRAWN_FILE,
  path: [],
  found: {
    en: 'no line for each drawing',
    es: 'no hay una línea por dibujo',
  },
};

const NOT_WHOLE = {
  en: 'the record as npm run art writes it, which nobody needs to edit: run npm run art, and it is written anew',
  es: 'el registro como lo escribe npm run art, que nadie tiene que editar: ejecute npm run art, que lo escribe de nuevo',
};

/** The most pictures that a sentence names. */
const MOST_NAMED = 3;

const tableOf = (source: SourceFile | undefined): Entry =>
  source?.value && typeof source.value === 'object' ? (source.value as Entry) : {};

/** A locale's texts, in English where it lacks them. */
const siteOf = ({ en, ...others }: Table, locale: Locale): Entry => ({
  ...tableOf(en.site),
  ...(locale !== 'en' && tableOf(others[locale].site)),
});

/** The drawings of English and of each locale with texts of its own; any other shows the English words. */
function writtenDrawings(table: Table): Drawing[] {
  const written = locales.filter((locale) => locale === 'en' || table[locale].site);
  return drawingsOf({
    campaign: tableOf(table.campaign),
    sites: Object.fromEntries(written.map((locale) => [locale, siteOf(table, locale)])),
    toolkits: Object.fromEntries(
      written.map((locale) => [locale, entriesOf(table[locale].toolkit).map(({ entry }) => entry)]),
    ),
    targets: Object.fromEntries(
      written.map((locale) => [locale, tableOf(table[locale].targets ?? table.en.targets)]),
    ),
  });
}

/** Where the content says a part of a drawing. */
function placeOf(
  table: Table,
  { locale, entry }: Drawing,
  key: string,
): { source: SourceFile | undefined; path: Path } {
  const { site, toolkit, targets } = table[locale as Locale];
  if (key === 'graphic' && entry !== undefined) {
    return { source: toolkit, path: [entriesOf(toolkit)[entry]?.index ?? 0, key] };
  }
  const files = [table.campaign, site, table.en.site, targets, table.en.targets];
  return { source: files.find((file) => key in tableOf(file)), path: [key] };
}

/** A value as JSON, with the keys of its tables in one order. */
const written = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

/** The name of a picture without its folder. */
const nameOf = (picture: string) => picture.replace(/^.*\//, '');

const shows = (names: string[]): Finding['expected'] => {
  const named = names.slice(0, MOST_NAMED).join(', ');
  const count = names.length - MOST_NAMED;
  const [more, más] = count > 0 ? [` and ${count} more`, ` y ${count} más`] : ['', ''];
  return names.length === 1
    ? {
        en: `what the picture shows: it has changed since ${named} was drawn, so draw the pictures again with npm run art`,
        es: `lo que muestra la imagen: cambió desde que se dibujó ${named}; dibuje otra vez las imágenes con npm run art`,
      }
    : {
        en: `what the pictures show: it has changed since ${named}${more} were drawn, so draw the pictures again with npm run art`,
        es: `lo que muestran las imágenes: cambió desde que se dibujaron ${named}${más}; dibuje otra vez las imágenes con npm run art`,
      };
};

const notDrawn = (picture: string): Finding['expected'] => ({
  en: `a picture of these words: ${picture} has not been drawn yet; npm run art draws it`,
  es: `una imagen de estas palabras: ${picture} no se ha dibujado todavía; npm run art la dibuja`,
});

/** Drawings that were made from other words or inks than the content has now. */
export function drawingRules(table: Table): Finding[] {
  const { drawn } = table;
  if (drawn === null) return [];
  const record = tableOf(drawn);
  const drawings = writtenDrawings(table);
  const isWhole = drawings.every(({ picture, entry }) => picture in record || entry !== undefined);
  const [slip] = drawn?.findings ?? [NO_RECORD];
  if (slip || !(isWhole || table.isBroken))
    return [{ ...(slip ?? NO_RECORD), expected: NOT_WHOLE }];
  if (table.isBroken) return [];

  const stale = new Map<
    string,
    { file: string; path: Path; pictures: string[]; isDrawn: boolean }
  >();
  for (const drawing of drawings) {
    const { picture, from, entry } = drawing;
    const line = record[picture] as Entry | undefined;
    const keys = line || entry === undefined ? Object.keys(from) : ['graphic'];
    for (const key of keys) {
      if (written(from[key]) === written(line?.[key])) continue;
      const { source, path } = placeOf(table, drawing, key);
      if (!source) continue;
      const place = `${source.file} ${keyPath(path)}`;
      const found = stale.get(place) ?? { file: source.file, path, pictures: [], isDrawn: !!line };
      stale.set(place, { ...found, pictures: [...found.pictures, nameOf(picture)] });
    }
  }
  return [...stale.values()].map(({ pictures, isDrawn, ...place }) => ({
    ...place,
    expected: isDrawn ? shows(pictures) : notDrawn(pictures.join(', ')),
    // a graphic's picture is named after its id
    ...(place.path[1] === 'graphic' && {
      cause: { file: place.file, path: [...place.path.slice(0, 1), 'id'] },
    }),
  }));
}
