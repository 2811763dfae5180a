import table from './languages.json' with { type: 'json' };

/** A language of the site, as a row of languages.json, the default one first. */
export type Language = {
  name: string;
  htmlLang: string;
  /** whose way of writing dates and numbers it takes */
  formatLocale: string;
  /** a small word inside a date, which posters set apart: the "de" of "2 de agosto" */
  dateWord?: string;
  /** while it is true, visitors are not led to its pages, whose messages may be English still */
  isUnfinished?: boolean;
};

export type Locale = keyof typeof table;
export type HtmlLang = Language['htmlLang'];

export const languages: Record<Locale, Language> = table;
export const defaultLocale: Locale = 'en';

// marked as pure, so that the gate is built without those that it does not use

export const locales = /* @__PURE__ */ Object.keys(languages) as readonly Locale[];

export const translatedLocales = /* @__PURE__ */ locales.filter(
  (locale) => locale !== defaultLocale,
);

export function forEachLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  const entries = locales.map((locale) => [locale, make(locale)]);
  return Object.fromEntries(entries) as Record<Locale, Value>;
}

export const htmlLangs = /* @__PURE__ */ forEachLocale((locale) => languages[locale].htmlLang);

/** The locales that visitors are led to. */
export const readyLocales = /* @__PURE__ */ locales.filter(
  (locale) => !languages[locale].isUnfinished,
);

export function otherLocales(locale: Locale): Locale[] {
  return readyLocales.filter((each) => each !== locale);
}

/** The folder of a locale's pages and files: empty for English, `/es` for Spanish. */
export function localeFolder(locale: Locale): string {
  return locale === defaultLocale ? '' : `/${locale}`;
}
