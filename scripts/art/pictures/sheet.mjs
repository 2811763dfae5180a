/** @import { Locale } from '../locales.mjs' */

/** What every toolkit graphic shares: a square sheet, a ground line, an ink strip under it. */
export const SIZE = 1080;
export const GROUND = 996;
export const STRIP = { width: SIZE, top: GROUND, height: SIZE - GROUND, margin: 48, size: 34 };

/**
 * Words as the poster face sets them.
 * @param {string} text
 * @param {Locale} locale
 */
export function capitals(text, locale) {
  return text.toLocaleUpperCase(locale);
}

/**
 * The small word inside a date, in capitals: the "de" of "2 de agosto".
 * @param {Locale} locale
 */
export function catchwordOf(locale) {
  return { en: null, es: 'DE' }[locale];
}
