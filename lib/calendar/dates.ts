import { htmlLangs, type Locale } from '@/lib/i18n/locales';

/** The campaign's own time zone: Washington. */
export const CAMPAIGN_TIME_ZONE = 'America/New_York';

/** Short month and day of a moment as the campaign's calendar has it: `Aug` and `2`. */
export function monthAndDay(iso: string, locale: Locale): { month: string; day: string } {
  const date = new Date(iso);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(htmlLangs[locale], { timeZone: CAMPAIGN_TIME_ZONE, ...options }).format(
      date,
    );
  return { month: part({ month: 'short' }).replace('.', ''), day: part({ day: 'numeric' }) };
}

/** A display date such as `October 24` in two parts; one that reads otherwise stays whole. */
export function displayDate(text: string): { month: string; day: string | null } {
  const parts = /^(\p{L}+) (\d{1,2})$/u.exec(text.trim());
  return parts?.[1] && parts[2]
    ? { month: parts[1], day: parts[2] }
    : { month: text.trim(), day: null };
}
