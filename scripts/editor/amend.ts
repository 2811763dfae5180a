import { isIdentifiedList } from '@/lib/content/check/list-values';
import { jsonSchemas } from '@/lib/content/schema/json-schema';
import { fieldOptions } from '@/lib/content/schema/key-labels';
import { letterAt, videoAt } from '@/lib/content/schema/pasted-ids';
import { type Locale, locales } from '@/lib/i18n/locales';
import { type Fields, isFields } from './content-format';

/** What the halves of a form hold, by their languages. */
export type Halves = Partial<Record<Locale, Fields>>;

/** The list of a file in each language. */
type Lists = Partial<Record<Locale, unknown>>;

/** The entries of a list, as a form or a file has it. */
const entriesOf = (list: unknown): Fields[] => (Array.isArray(list) ? list.filter(isFields) : []);

/** Takes the id out of an address that was pasted in its place, and the service of a video. */
function withIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withIds);
  if (!isFields(value)) return value;
  const ids = Object.entries(value).flatMap(([key, address]): [string, unknown][] => {
    if (!key.endsWith('_id') || typeof address !== 'string') return [];
    const letter = letterAt(address);
    if (letter) return [[key, letter]];
    const video = videoAt(address);
    if (!video) return [];
    return [
      [key, video.id],
      [key.replace(/(_video)?_id$/, '_service'), video.service],
    ];
  });
  const inner = Object.entries(value).map(([key, each]) => [key, withIds(each)]);
  return Object.fromEntries([...inner, ...ids]);
}

/** Has the livestream that stood large give that up to another one that was chosen. */
function withOneFirst(list: Fields[], before: Fields[]): Fields[] {
  const isFirst = ({ is_first }: Fields) => is_first === true;
  if (list.filter(isFirst).length < 2) return list;
  const name = ({ id, title }: Fields) => id ?? title;
  const was = before.filter(isFirst).map(name);
  const stays = list.filter((each) => isFirst(each) && !was.includes(name(each)));
  if (stays.length === 0) return list;
  return list.map((each) => (stays.includes(each) ? each : { ...each, is_first: false }));
}

const isCalledAs = (one: Fields, other: Fields) => Boolean(one.title) && one.title === other.title;

const ids = (entries: Fields[]) => entries.map(({ id }) => id);

/** Puts new entries, which the form adds at the end, before those that were there. */
function withNewestFirst(list: Fields[], before: Fields[]): Fields[] {
  const [now, were] = [ids(list), ids(before)];
  const gone = before.filter(({ id }) => !now.includes(id));
  // one whose id was changed is not new
  const wasThere = (entry: Fields) =>
    were.includes(entry.id) || gone.some((each) => isCalledAs(each, entry));
  const last = list.findLastIndex(wasThere);
  return [...list.slice(last + 1), ...list.slice(0, last + 1)];
}

/** The lists of a translation, as its half of the form and its file have it. */
type Translated = { list: Fields[]; before: Fields[] };

/**
 * A translated list with each entry under the id of its English one. The form writes an id that is changed in
 * English into the entry at the same place, which is another one where entries have been moved; what an entry
 * says tells which it was.
 */
function withOwnIds(own: Translated, english: Fields[], before: Fields[]): Fields[] {
  const added = english.filter(({ id }) => !ids(before).includes(id));
  const renamed = (id: unknown) => {
    const gone = ids(english).includes(id) ? undefined : before.find((each) => each.id === id);
    return added.find((each) => gone && isCalledAs(each, gone))?.id ?? id;
  };
  return own.list.map((entry) => {
    const known = own.before.filter((each) => isCalledAs(each, entry));
    const id = renamed(known.length === 1 ? known[0]?.id : entry.id);
    return ids(english).includes(id) ? { ...entry, id } : entry;
  });
}

/** A translated list in the order of the English one, without what was taken out of that. */
function following(own: Translated, english: Fields[], before: Fields[]): Fields[] {
  // one without an id is known by its place
  if (![...ids(own.list), ...ids(english)].every(Boolean)) return own.list;
  const [now, were] = [ids(english), ids(before)];
  const place = (id: unknown) => (now.includes(id) ? now.indexOf(id) : now.length);
  const list = withOwnIds(own, english, before);
  // where a new English entry has no translation, one that lost its English may be that: the check asks
  const isWhole = now.every((id) => were.includes(id) || ids(list).includes(id));
  return list
    .filter(({ id }) => now.includes(id) || !were.includes(id) || !isWhole)
    .sort((one, other) => place(one.id) - place(other.id));
}

/**
 * What is saved of what a form holds, so that nobody does one thing twice: a whole address of a video or a
 * letter becomes its id; of two livestreams that stand large the earlier gives that up; a new entry stands
 * first where the page is so; and the entries of a translation are moved and taken out with the English ones
 * of their ids.
 * @param before the lists that the files hold, by their languages
 */
export function amended(slug: string, halves: Halves, before: Lists): Halves {
  const given = withIds(halves) as Halves;
  if (!isIdentifiedList(slug) || !Array.isArray(given.en?.[slug])) return given;
  const were = entriesOf(before.en);
  const list = entriesOf(given.en[slug]);
  const { isNewestFirst } = fieldOptions(jsonSchemas[slug] ?? {});
  const inOrder = isNewestFirst ? withNewestFirst(list, were) : list;
  const english = slug === 'livestreams' ? withOneFirst(inOrder, were) : inOrder;
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const half = given[locale];
      if (!half) return [];
      const own = { list: entriesOf(half[slug]), before: entriesOf(before[locale]) };
      const entries = locale === 'en' ? english : following(own, english, were);
      return [[locale, slug in half ? { ...half, [slug]: entries } : half]];
    }),
  );
}
