/**
 * The dates of the season in a locale: `July 12 – August 8, 2021`.
 *
 * @param {{ starts: string, ends: string }} season
 * @param {'en' | 'es'} locale
 */
export function seasonDates({ starts, ends }, locale) {
  const isOneYear = starts.slice(0, 4) === ends.slice(0, 4);
  /** @param {string} day @param {boolean} hasYear */
  const written = (day, hasYear) =>
    new Intl.DateTimeFormat(`${locale}-US`, {
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
      ...(hasYear && { year: 'numeric' }),
    }).format(new Date(day));
  return starts === ends
    ? written(ends, true)
    : `${written(starts, !isOneYear)} – ${written(ends, true)}`;
}
