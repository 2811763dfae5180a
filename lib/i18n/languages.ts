/** A language of the site. */
export type Language = {
  /** in the language itself, for the menu */
  name: string;
  /** `lang` of its pages */
  htmlLang: string;
  /** whose way of writing dates and numbers it takes */
  formatLocale: string;
  /** a small word inside a date, which posters set apart: the "de" of "2 de agosto" */
  dateWord?: string;
  /** while it is true, visitors are not led to its pages, whose messages may be English still */
  isUnfinished?: boolean;
};

/**
 * Every language of the site, the default one first; the others each have a folder of pages named
 * by their key.
 */
export const languages = {
  en: {
    name: 'English',
    htmlLang: 'en-US',
    formatLocale: 'en-US',
  },
  es: {
    name: 'Español',
    htmlLang: 'es-ES',
    formatLocale: 'es-US',
    dateWord: 'de',
  },
} as const satisfies Record<string, Language>;
