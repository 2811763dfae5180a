import { languages } from './i18n/languages.mjs';

/**
 * The dates of the season in a locale: `July 12 – August 8, 2021`.
 *
 * @param {{ starts: string, ends: string }} season
 * @param {import('./i18n/languages.mjs').Locale} locale
 */
export function seasonDates({ starts, ends }, locale) {
  const isOneYear = starts.slice(0, 4) === ends.slice(0, 4);
  /** @param {string} day @param {boolean} hasYear */
  const written = (day, hasYear) =>
    new Intl.DateTimeFormat(languages[locale].formatLocale, {
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
      ...(hasYear && { year: 'numeric' }),
    }).format(new Date(day));
  return starts === ends
    ? written(ends, true)
    : `${written(starts, !isOneYear)} – ${written(ends, true)}`;
}
