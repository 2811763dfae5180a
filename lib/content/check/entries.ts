import { graphicPath } from '../../paths';
import { displayDays } from '../../schedule/named-days';
import type { EntryList } from '../model/entry-lists';

type Entry = Record<string, unknown>;
type Season = Parameters<typeof displayDays>[1];

/** What the entries of a list stand in the order of. */
const orders: Record<EntryList, (entry: Entry, season: Season) => number> = {
  // a day in words stands before the hours of that day
  events: ({ starts_at, date }, season) =>
    Date.parse(String(starts_at ?? displayDays(String(date ?? ''), season)?.first)),
  livestreams: ({ date }) => -Date.parse(String(date)),
  news: ({ order }) => -Number(order),
  letters: ({ order }) => -Number(order),
  toolkit: ({ order }) => Number(order),
};

/**
 * The entries of a list as pages show them: events from the first on, livestreams from the last one, the toolkit by
 * `order`, news and letters from the highest on; at the end those of which it is not known.
 * @param list with moments that name their zone
 */
export function inOrder<T extends { id: string }>(
  name: EntryList,
  list: readonly T[],
  season: Season,
): T[] {
  const placeOf = (entry: T) => {
    const place = orders[name](entry, season);
    return Number.isNaN(place) ? Number.POSITIVE_INFINITY : place;
  };
  const places = new Map(list.map((entry) => [entry, placeOf(entry)]));
  return [...list].sort((one, other) => {
    const [first = 0, second = 0] = [places.get(one), places.get(other)];
    if (first !== second) return first < second ? -1 : 1;
    return one.id < other.id ? -1 : 1;
  });
}

/** An entry of the toolkit with its picture: where it names none, the one that is drawn from its lines. */
export const withPicture = (entry: Entry, locale: string): Entry =>
  entry.graphic && entry.image === undefined
    ? { ...entry, image: graphicPath(locale, entry.id) }
    : entry;

/** An entry of a translation: its words, and the English of what it lacks, but no picture of English lines. */
export function translated(
  english: Entry,
  { left_out: _, order: _order, ...words }: Entry,
  locale: string,
): Entry {
  const { image: _image, image_alt: _alt, ...rest } = english;
  return withPicture({ ...(words.graphic ? rest : english), ...words }, locale);
}
