import type { EntryList } from '../model/lists';
import type { ReadFile } from './files/content-files';
import type { Table } from './files/json-path';

const orders: Record<EntryList, (entry: Table) => number> = {
  events: ({ starts_at }) => Date.parse(String(starts_at)),
  livestreams: ({ date }) => -Date.parse(String(date)),
  news: ({ order }) => -Number(order),
  letters: ({ order }) => -Number(order),
  toolkit: ({ order }) => Number(order),
};

/** A list's entries as pages show them; at the end those without an order or moment. */
export function inOrder(name: EntryList, files: readonly ReadFile[]): ReadFile[] {
  const position = ({ completed }: ReadFile) => {
    const place = orders[name](Object(completed));
    return Number.isNaN(place) ? Number.POSITIVE_INFINITY : place;
  };
  return files.toSorted(
    (one, other) => position(one) - position(other) || (String(one.id) < String(other.id) ? -1 : 1),
  );
}
