import { type Locale, locales } from '../../i18n/locales';

/** The lists whose entries are files: `en/events/<id>.json`, its words in `es/events/<id>.json`. */
export const entryLists = ['livestreams', 'events', 'news', 'letters', 'toolkit'] as const;
export type EntryList = (typeof entryLists)[number];

export const isEntryList = (name: string): name is EntryList =>
  entryLists.some((each) => each === name);

/** Parses a content file's path: `en/events/rally.json` is the English event `rally`. */
export function contentPlace(path: string): { locale?: Locale; name: string; id?: string } {
  const [last = '', second = '', third] = path
    .replace(/\.json$/, '')
    .split('/')
    .reverse();
  if (isEntryList(second)) return { locale: third as Locale, name: second, id: last };
  const locale = locales.find((each) => each === second);
  return locale ? { locale, name: last } : { name: last };
}

/** In each translated locale's folder; lib/content/translation/record.ts says what it holds. */
export const RECORD_FILE = 'translated-from.json';
