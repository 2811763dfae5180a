import { graphicPath } from '../../addresses/paths';
import { isOwnPicture } from '../../pictures/own-picture';
import { displayDays } from '../../schedule/named-days';
import type { EntryList } from '../model/entry-lists';
import type { ReadFile } from './files/content-files';
import type { Table } from './files/json-path';

type Season = Parameters<typeof displayDays>[1];

/** What the entries of a list stand in the order of. */
const orders: Record<EntryList, (entry: Table, season: Season) => number> = {
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
 */
export function inOrder(name: EntryList, files: readonly ReadFile[], season: Season): ReadFile[] {
  const placeOf = ({ meant }: ReadFile) => {
    const place = orders[name](Object(meant), season);
    return Number.isNaN(place) ? Number.POSITIVE_INFINITY : place;
  };
  const placed = files.map((file) => ({ file, place: placeOf(file) }));
  placed.sort(
    (one, other) =>
      one.place - other.place || (String(one.file.id) < String(other.file.id) ? -1 : 1),
  );
  return placed.map(({ file }) => file);
}

/** An entry of the toolkit with its picture: where it names none, the one that is drawn from its lines. */
export function withPicture<E extends Table>(entry: E, locale: string): E {
  const image = graphicPath(locale, entry.id);
  return entry.graphic && entry.image === undefined && isOwnPicture(image)
    ? { ...entry, image }
    : entry;
}

/** An entry of a translation: its words, and the English of what it lacks, but no picture of English lines. */
export function translated(
  english: Table,
  { left_out: _, order: _order, ...words }: Table,
  locale: string,
): Table {
  const { image: _image, image_alt: _alt, ...rest } = english;
  return withPicture({ ...(words.graphic ? rest : english), ...words }, locale);
}
