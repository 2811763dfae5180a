import { type Locale, locales } from '../../../i18n/locales';
import { type EntryList, isEntryList } from '../../model/lists';
import type { Table } from './json-path';
import type { PublicFiles } from './public-folder';
import type { SourceFile } from './source-file';

export type ContentFolder = {
  /** What the report calls the folder. */
  folder: string;
  paths: readonly string[];
  /** A file by its path in the folder, such as `en/site.json`; undefined if it is missing. */
  read: (path: string) => SourceFile | undefined;
  /** The files served as they are; null without a disk, and no rule checks them. */
  publicFiles: PublicFiles | null;
  /** The records of translations and the messages. */
  others?: readonly SourceFile[];
  env?: Record<string, string | undefined>;
};

/** A content file as written, completed, and parsed by its schema. */
export type ReadFile = SourceFile & {
  /** The file's name without folder and ending, or its list's for an entry: `events`. */
  name: string;
  /** Of an entry only. */
  id: string | undefined;
  /** `en` also for the campaign's file. */
  locale: Locale;
  /** With time zones, and for a translated entry with the English of what it lacks. */
  completed: unknown;
  /** With the schema's defaults; undefined if it has errors. */
  parsed: unknown;
  /** The English file of a translation. */
  english?: ReadFile | undefined;
};

export type ContentFiles = Required<Omit<ContentFolder, 'paths' | 'read'>> & {
  files: readonly ReadFile[];
  /** False for a build for localhost. */
  isDeployment: boolean;
};

/** In each translated locale's folder; lib/content/translation/record.ts says what it holds. */
export const RECORD_FILE = 'translated-from.json';

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

/** The path of a locale's file or folder, by the path of the English one. */
export const inLocale = (file: string, locale: Locale) =>
  file.replace(/\/en((?:\/[^/]+){1,2})$/, `/${locale}$1`);

/** The files of this name in a locale: one, or a list's entries in the order pages show them. */
export const filesNamed = (files: readonly ReadFile[], name: string, locale: Locale = 'en') =>
  files.filter((each) => each.name === name && each.locale === locale);

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
