import type { Locale } from '../../i18n/locales';
import type { Source } from './source';

/** The files of one bundle by their names, as far as they are there, for the rules that cross keys. */
export type Table = {
  campaign: Source | undefined;
  en: Record<string, Source>;
  es: Record<string, Source>;
  /** The folder of the files that are served as they are. */
  publicDir: string;
  /** The words of each toolkit graphic when `npm run art` last drew it. */
  drawnWords: Record<string, unknown>;
  env: Record<string, string | undefined>;
  /** True where what is checked is going to be deployed, and not only tried out. */
  isDeployment: boolean;
};

/** Each file of this name that there is, in English and in Spanish. */
export function both(table: Table, name: string): { locale: Locale; source: Source }[] {
  return (['en', 'es'] as const).flatMap((locale) => {
    const source = table[locale][name];
    return source ? [{ locale, source }] : [];
  });
}

/** All files of a bundle. */
export function allSources({ campaign, en, es }: Table): Source[] {
  return [...(campaign ? [campaign] : []), ...Object.values(en), ...Object.values(es)];
}
