import { displayDays, namedDays } from '@/lib/schedule/named-days';

const IN_ADDRESS = /\/(20\d\d)[/-](\d\d)[/-](\d\d)(?=[/-]|$)/;

/**
 * The day on which something was published, as `2021-07-19`: the whole day that a text names or, without
 * one, that in its address; or null. A month alone is none.
 */
export function publishedDay(text: string, link: string): string | null {
  const named = namedDays(text).find(({ year }) => year !== null);
  const day = named && displayDays(named.text, { starts: '', ends: '' });
  if (day) return day.first;
  const [, year, month, date] = IN_ADDRESS.exec(new URL(link).pathname) ?? [];
  const written = `${year}-${month}-${date}`;
  // a day that no calendar has is another number
  return new Date(`${written}T00:00:00Z`).toJSON()?.startsWith(written) ? written : null;
}
