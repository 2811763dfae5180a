import { type Locale, locales } from '../../i18n/locales';

/** The lists whose entries are files of their own: `en/events/<id>.json`, and its words in `es/events/<id>.json`. */
export const entryLists = ['livestreams', 'events', 'news', 'letters', 'toolkit'] as const;
export type EntryList = (typeof entryLists)[number];

export const isEntryList = (name: string): name is EntryList =>
  entryLists.some((each) => each === name);

/** What a content file holds, by its path: `en/events/rally.json` is the event `rally` in English. */
export function contentPlace(path: string): { locale?: Locale; name: string; id?: string } {
  const [last = '', second = '', third] = path
    .replace(/\.json$/, '')
    .split('/')
    .reverse();
  if (isEntryList(second)) return { locale: third as Locale, name: second, id: last };
  const locale = locales.find((each) => each === second);
  return locale ? { locale, name: last } : { name: last };
}

/** The file of the record of a locale's translations, in its folder. */
export const RECORD_FILE = 'translated-from.json';
