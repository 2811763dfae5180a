import { type Locale, locales } from '../../../i18n/locales';
import type { Source } from './source-file';

/** The files of one bundle by their names, as far as they are there, for the rules that cross keys. */
export type Table = Record<Locale, Record<string, Source>> & {
  campaign: Source | undefined;
  /** The folder of the files that are served as they are. */
  publicDir: string;
  /** The words of each toolkit graphic when `npm run art` last drew it. */
  drawnWords: Record<string, unknown>;
  env: Record<string, string | undefined>;
  /** True where what is checked is going to be deployed, and not only tried out. */
  isDeployment: boolean;
};

/** Each file of this name that there is, in each language. */
export function both(table: Table, name: string): { locale: Locale; source: Source }[] {
  return locales.flatMap((locale) => {
    const source = table[locale][name];
    return source ? [{ locale, source }] : [];
  });
}

/** All files of a bundle. */
export function allSources(table: Table): Source[] {
  const lists = locales.flatMap((locale) => Object.values(table[locale]));
  return [...(table.campaign ? [table.campaign] : []), ...lists];
}
