import { graphicPath } from '../paths';

// Lists of a translation, whose entries hold what differs from the English entry of the same id.

type Entry = Record<string, unknown>;

const isTable = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a translation that draws a picture of its own has from English. */
const withoutPicture = ({ image: _, image_alt: _alt, ...english }: Entry) => english;

/**
 * An entry of the toolkit with its picture: where it names none, the one that is drawn from its lines.
 */
export const withPicture = <T extends Entry>(entry: T, locale: string) =>
  entry.graphic && entry.image === undefined
    ? { ...entry, image: graphicPath(locale, entry.id) }
    : entry;

/**
 * The entries of a translation's list, each at its own place, with the English of what they lack.
 * @returns the list as it is where one of the two is none
 */
export function laidOver(english: unknown, own: unknown): unknown {
  if (!Array.isArray(english) || !Array.isArray(own)) return own;
  const twins = new Map(english.filter(isTable).map((entry) => [entry.id, entry]));
  return own.map((entry) => {
    const twin = isTable(entry) && entry.id !== undefined && twins.get(entry.id);
    if (!twin) return entry;
    return { ...(entry.graphic ? withoutPicture(twin) : twin), ...entry };
  });
}

/** True for an English entry that a translation leaves out. */
export const isLeftOut = (entry: unknown) => isTable(entry) && entry.left_out === true;

/**
 * What a translation's list shows: its own entries in their order and, each after the one before it in
 * English, those that only English has.
 * @param leftOut ids
 */
export function inPlace<T extends { id?: unknown }>(
  english: readonly T[],
  own: readonly T[],
  leftOut: ReadonlySet<unknown>,
): T[] {
  const shown = own.filter(({ id }) => !leftOut.has(id));
  const has = new Set(own.map(({ id }) => id));
  for (const [index, entry] of english.entries()) {
    if (has.has(entry.id) || leftOut.has(entry.id)) continue;
    const before = english.slice(0, index).map(({ id }) => id);
    const at = shown.findLastIndex(({ id }) => before.includes(id) && !leftOut.has(id));
    shown.splice(at + 1, 0, entry);
  }
  return shown;
}

/** The toolkit that a locale shows, of its own file and the English one as they are written. */
export function shownToolkit(locale: string, own: Entry[] | undefined, written: Entry[]): Entry[] {
  const english = written.map((entry) => withPicture(entry, 'en'));
  if (!own || locale === 'en') return english;
  const entries = laidOver(english, own) as Entry[];
  const leftOut = new Set(own.filter(isLeftOut).map(({ id }) => id));
  return inPlace(
    english,
    entries.map((entry) => withPicture(entry, locale)),
    leftOut,
  );
}
