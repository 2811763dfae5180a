/**
 * A language of the site.
 *
 * @typedef {object} Language
 * @property {string} name in the language itself, for the menu
 * @property {string} htmlLang `lang` of its pages
 * @property {string} formatLocale whose way of writing dates and numbers it takes
 * @property {string} [dateWord] a small word inside a date, which posters set apart: the "de" of "2 de agosto"
 * @property {boolean} [isUnfinished] while it is true, visitors are not led to its pages, whose messages may be English still
 */

/**
 * Every language of the site, the default one first; the others each have a folder of pages named
 * by their key.
 *
 * @satisfies {Record<string, Language>}
 */
export const languages = /** @type {const} */ ({
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
});

/** @typedef {keyof typeof languages} Locale */

/** The default locale comes first. */
export const locales = /** @type {readonly Locale[]} */ (/* @__PURE__ */ Object.keys(languages));

/** The locales beside English, in the order of the table. */
export const translatedLocales = /* @__PURE__ */ locales.filter((locale) => locale !== 'en');
