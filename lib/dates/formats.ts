import { type Locale, languages } from '../i18n/locales';

/** The Spanish spelling of what browsers abbreviate differently: `p.m.`, `p. m.`, `sept`, `sep`. */
function inSpanish({ type, value }: Intl.DateTimeFormatPart, isShortMonth: boolean): string {
  if (type === 'dayPeriod') return value.startsWith('a') ? 'a.\u00a0m.' : 'p.\u00a0m.';
  return type === 'month' && isShortMonth ? `${value.slice(0, 3)}.` : value;
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** A format of dates and times, made once, since each takes a slow phone milliseconds. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([language, options]);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(language, options);
  dateFormats.set(key, format);
  return format;
}

/** A date or time for a locale, the same in every browser: `Sep 20, 2:00 PM`, `20 sep., 2:00 p. m.` */
export function formatDate(
  moment: Date | number,
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): string {
  const parts = dateFormat(languages[locale].formatLocale, options).formatToParts(moment);
  return parts
    .map((part) => (locale === 'es' ? inSpanish(part, options.month === 'short') : part.value))
    .join('')
    .replaceAll('\u202f', ' ');
}

export function byClock(iso: string, locale: Locale, timeZone: string) {
  return (options: Intl.DateTimeFormatOptions) =>
    formatDate(new Date(iso), locale, { timeZone, ...options });
}

export function formatNumber(value: number, locale: Locale, options?: Intl.NumberFormatOptions) {
  // nothing to separate, and a browser's first format holds up a slow phone for 80 ms
  if (!options && value < 1000) return String(value);
  return new Intl.NumberFormat(languages[locale].formatLocale, options).format(value);
}

export type ListType = 'conjunction' | 'disjunction';

export const listInWords = (names: readonly string[], locale: Locale, type?: ListType): string =>
  new Intl.ListFormat(languages[locale].formatLocale, type && { type }).format(names);
