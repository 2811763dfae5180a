import { type Locale, locales } from '../../../i18n/locales';
import type { SourceFile } from './source-file';

/** What the rules ask of the files that are served as they are. Paths are addresses: `/images/a.png`. */
export type PublicFiles = {
  isPlainFile: (path: string) => boolean;
  listedPath: (path: string) => string | null;
  /** False for a file that is none, whatever its name says. */
  isPicture: (path: string) => boolean;
  /** The size of a picture; null for what is no PNG, JPEG or WebP. */
  sizeOf: (path: string) => { width: number; height: number } | null;
  /** The symbolic links among them, which are not published, as the report calls them. */
  links: () => string[];
};

/** The files of a content folder, wherever they are. */
export type GivenFiles = {
  /** What the report calls the folder. */
  folder: string;
  /** The paths in it of its JSON files. */
  paths: readonly string[];
  /** A file by its path in the folder, such as `en/site.json`; undefined for one that is not there. */
  read: (path: string) => SourceFile | undefined;
  /** The files that are served as they are, or null: then no rule looks at them. */
  publicFiles: PublicFiles | null;
  env?: Record<string, string | undefined>;
  now: number;
};

/** The files of one bundle by their names, as far as they are there, for the rules that cross keys. */
export type ContentFiles = Record<Locale, Record<string, SourceFile>> & {
  campaign: SourceFile | undefined;
  /** The files in which their schema finds errors: what follows from those is not told again. */
  refused: ReadonlySet<string>;
  /** The campaign's, by whose clock its moments are written. */
  timeZone: string;
  /** The files that are served as they are; null where nobody can look, and then no rule does. */
  publicFiles: PublicFiles | null;
  env: Record<string, string | undefined>;
  now: number;
  /** True where what is checked is going to be deployed, and not only tried out. */
  isDeployment: boolean;
};

/** All files of a bundle. */
export function allSources(files: ContentFiles): SourceFile[] {
  const lists = locales.flatMap((locale) => Object.values(files[locale]));
  return [...(files.campaign ? [files.campaign] : []), ...lists];
}
