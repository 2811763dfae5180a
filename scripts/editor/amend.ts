import { isEntryList } from '@/lib/content/model/entry-lists';
import { hostedId, videoAt } from '@/lib/content/model/pasted-ids';
import { type Locale, locales } from '@/lib/i18n/locales';
import { slugOf } from '@/lib/paths';
import { type Fields, isFields } from './content-format';
import { fieldOptions, jsonSchemas } from './form-schemas';

/** What the halves of a form hold, by their languages. */
export type Halves = Partial<Record<Locale, Fields>>;

/** The list of a file in each language. */
type Lists = Partial<Record<Locale, unknown>>;

/** The entries of a list, as a form or a file has it. */
const entriesOf = (list: unknown): Fields[] => (Array.isArray(list) ? list.filter(isFields) : []);

const ids = (entries: Fields[]) => entries.map(({ id }) => id);

/** Takes the id out of an address that was pasted in its place, and the service of a video. */
function withIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withIds);
  if (!isFields(value)) return value;
  const ids = Object.entries(value).flatMap(([key, address]): [string, unknown][] => {
    if (!key.endsWith('_id') || typeof address !== 'string') return [];
    const letter = hostedId('letter', address);
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

/**
 * The halves of a form with an id for each new entry that has none, from its English name, which no other has.
 * Its translation stands at the same place of the form, or is begun.
 */
function withNewIds(slug: string, halves: Halves, before: unknown): Halves {
  // livestreams of old may be known by their moments
  if (!Array.isArray(before) || !ids(entriesOf(before)).every(Boolean)) return halves;
  const english = entriesOf(halves.en?.[slug]);
  const taken = new Set(ids(english));
  const made = english.map(({ id, title }) => {
    const name = slugOf(String(title ?? '').replace(/<[^>]*>|&\w+;/g, ' '));
    if (id || !name) return id;
    let own = name;
    for (let nth = 2; taken.has(own); nth += 1) own = `${name}-${nth}`;
    taken.add(own);
    return own;
  });
  const isNew = (at: number) => made[at] && !english[at]?.id;
  return Object.fromEntries(
    Object.entries(halves).map(([locale, half]) => {
      if (!half || !(slug in half)) return [locale, half];
      const entries = entriesOf(half[slug]).map((entry, at) =>
        entry.id || !isNew(at) ? entry : { ...entry, id: made[at] },
      );
      // the form then has a place for what is not translated yet
      const missing = made.filter((id, at) => isNew(at) && !ids(entries).includes(id));
      return [locale, { ...half, [slug]: [...entries, ...missing.map((id) => ({ id }))] }];
    }),
  );
}

/** What of an event a calendar takes over anew once `revision` says that it was changed. */
const inCalendars = ['starts_at', 'ends_at', 'date', 'place', 'status'];

/** Counts the change of each event for the calendars that have it, unless whoever changed it did. */
function withRevisions(list: Fields[], before: Fields[]): Fields[] {
  return list.map((event) => {
    const was = before.find(({ id }) => id === event.id);
    const isChanged = was && inCalendars.some((key) => (was[key] ?? '') !== (event[key] ?? ''));
    const count = Number(was?.revision ?? 0);
    return isChanged && Number(event.revision ?? 0) === count
      ? { ...event, revision: count + 1 }
      : event;
  });
}

const isCalledAs = (one: Fields, other: Fields) => Boolean(one.title) && one.title === other.title;

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
 * letter becomes its id; a new entry has an id and stands first where the page is so; of two livestreams that
 * stand large the earlier gives that up; an event that moves is counted as changed; and the entries of a
 * translation are moved and taken out with the English ones of their ids.
 * @param before the lists that the files hold, by their languages, as a form has them
 */
export function amended(slug: string, halves: Halves, before: Lists): Halves {
  const pasted = withIds(halves) as Halves;
  if (!isEntryList(slug) || !Array.isArray(pasted.en?.[slug])) return pasted;
  const were = entriesOf(before.en);
  const given = withNewIds(slug, pasted, before.en);
  const list = entriesOf(given.en?.[slug]);
  const { isNewestFirst } = fieldOptions(jsonSchemas[slug] ?? {});
  const inOrder = isNewestFirst ? withNewestFirst(list, were) : list;
  const settled = {
    livestreams: withOneFirst,
    events: withRevisions,
    news: null,
    letters: null,
    toolkit: null,
  }[slug];
  const english = settled?.(inOrder, were) ?? inOrder;
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
