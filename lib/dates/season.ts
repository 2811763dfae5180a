import { formatLocales, type Locale } from '../i18n/locales';

/** The dates of the season in a locale: `July 12 – August 8, 2021`. */
export function seasonDates({ starts, ends }: { starts: string; ends: string }, locale: Locale) {
  const isOneYear = starts.slice(0, 4) === ends.slice(0, 4);
  const written = (day: string, hasYear: boolean) =>
    new Intl.DateTimeFormat(formatLocales[locale], {
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
      ...(hasYear && { year: 'numeric' }),
    }).format(new Date(day));
  return starts === ends
    ? written(ends, true)
    : `${written(starts, !isOneYear)} – ${written(ends, true)}`;
}
