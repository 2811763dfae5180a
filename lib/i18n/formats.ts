import { formatLocales, type Locale } from './locales';

/** How Spanish writes what engines shorten each in their own way: `p.m.`, `p. m.`, `sept`, `sep`. */
function inSpanish({ type, value }: Intl.DateTimeFormatPart, isShortMonth: boolean): string {
  if (type === 'dayPeriod') return value.startsWith('a') ? 'a.\u00a0m.' : 'p.\u00a0m.';
  return type === 'month' && isShortMonth ? `${value.slice(0, 3)}.` : value;
}

/**
 * A date or a time as it is written in a locale, the same in every browser: `Sep 20, 2:00 PM`,
 * `20 sep., 2:00 p. m.`
 */
export function formatDate(
  moment: Date | number,
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): string {
  const parts = new Intl.DateTimeFormat(formatLocales[locale], options).formatToParts(moment);
  const isShortMonth = options.month === 'short';
  return parts
    .map((part) => (locale === 'es' ? inSpanish(part, isShortMonth) : part.value))
    .join('')
    .replaceAll('\u202f', ' ');
}

/** A number with its thousands set off: `1,234`. */
export function formatNumber(
  value: number,
  locale: Locale,
  options?: Intl.NumberFormatOptions,
): string {
  return new Intl.NumberFormat(formatLocales[locale], options).format(value);
}
