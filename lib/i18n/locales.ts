/** The two locales of spec.md section 9, the default first. */
export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

export const htmlLangs = { en: 'en-US', es: 'es-ES' } as const satisfies Record<Locale, string>;
export type HtmlLang = (typeof htmlLangs)[Locale];

/** Whose customs dates and numbers follow: all readers are in the United States. */
export const formatLocales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Locale, string>;

/** What each locale calls itself, in the language menu. */
export const localeNames: Record<Locale, string> = { en: 'English', es: 'Español' };

/** The routes of spec.md section 2, without a locale prefix. */
export const screenPaths = ['/', '/call', '/toolkit', '/scoreboard', '/test'] as const;
export type ScreenPath = (typeof screenPaths)[number];

/** The address of a screen in a locale: English bare, Spanish under /es (spec.md section 2). */
export function localePath(locale: Locale, path: ScreenPath): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The locale that this one's pages link to for the same text. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'es' : 'en';
}
