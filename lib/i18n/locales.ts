/** The default locale comes first. */
export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

export const htmlLangs = { en: 'en-US', es: 'es-ES' } as const satisfies Record<Locale, string>;
export type HtmlLang = (typeof htmlLangs)[Locale];

/** The format conventions of dates and numbers: all readers are in the United States. */
export const formatLocales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Locale, string>;

/** The name of each locale in the language menu. */
export const localeNames: Record<Locale, string> = { en: 'English', es: 'Español' };

/** The routes, without a locale prefix. */
export const screenPaths = ['/', '/call', '/toolkit', '/scoreboard', '/test'] as const;
export type ScreenPath = (typeof screenPaths)[number];

/** The path of a screen in a locale: English bare, Spanish under /es. */
export function localePath(locale: Locale, path: ScreenPath): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The locale that the language menu links to from this one. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'es' : 'en';
}
