import type { Locale } from '../../../i18n/locales';
import type { PublicFiles } from './public-folder';
import type { SourceFile } from './source-file';

/** The files of a content folder, wherever they are. */
export type GivenFiles = {
  /** What the report calls the folder. */
  folder: string;
  paths: readonly string[];
  /** A file by its path in the folder, such as `en/site.json`; undefined for one that is not there. */
  read: (path: string) => SourceFile | undefined;
  /** The files that are served as they are, or null: then no rule looks at them. */
  publicFiles: PublicFiles | null;
  /** The records of translations and the messages; left out where they are none of whoever asks. */
  others?: readonly SourceFile[];
  env?: Record<string, string | undefined>;
};

/** A content file as it is written, as it is meant, and as its schema takes it. */
export type ReadFile = SourceFile & {
  /** The file's name without folder and ending, or that of the list whose entry it is: `events`. */
  name: string;
  /** Of an entry. */
  id: string | undefined;
  /** English for the campaign's, too. */
  locale: Locale;
  /** By the campaign's clock; of an entry, the English of what a translation lacks. */
  meant: unknown;
  /** With the schema's defaults; undefined where it finds something wrong. */
  taken: unknown;
  /** Of a translation. */
  english: ReadFile | undefined;
};

/** What the rules ask. */
export type ContentFiles = Pick<GivenFiles, 'folder' | 'publicFiles'> & {
  files: readonly ReadFile[];
  env: Record<string, string | undefined>;
  /** By what the report calls them, the records of translations and the messages. */
  others: ReadonlyMap<string, SourceFile>;
  /** True where what is checked is going to be deployed, and not only tried out. */
  isDeployment: boolean;
};

/** The file or the folder of a locale beside an English one. */
export const inLocale = (file: string, locale: Locale) =>
  file.replace(/\/en((?:\/[^/]+){1,2})$/, `/${locale}$1`);

/** The files of this name in a locale: one, or those of a list's entries in the order in which pages show them. */
export const filesOf = (files: readonly ReadFile[], name: string, locale: Locale = 'en') =>
  files.filter((each) => each.name === name && each.locale === locale);
