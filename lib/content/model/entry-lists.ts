import type { Locale } from '../../i18n/locales';

/** The lists whose entries are files of their own: `en/events/<id>.json`, and its words in `es/events/<id>.json`. */
export const entryLists = ['livestreams', 'events', 'news', 'letters', 'toolkit'] as const;
export type EntryList = (typeof entryLists)[number];

export const isEntryList = (name: string): name is EntryList =>
  entryLists.some((each) => each === name);

/** What a content file holds, by its path in the folder: `en/events/rally.json` is the event `rally` in English. */
export function contentPlace(path: string): { locale?: Locale; name: string; id?: string } {
  const [first = '', second, third] = path.replace(/\.json$/, '').split('/');
  if (second === undefined) return { name: first };
  return { locale: first as Locale, name: second, ...(third !== undefined && { id: third }) };
}
