import { formatDate } from '@/lib/dates/formats';
import type { Locale } from '@/lib/i18n/locales';
import data from './district-offices.json';
import { plainDigits } from './phone-and-zip';
import type { Senator } from './senators';

export type Office = { city: string; phone: string };

/** To dial next, and on the printed sheet for each senator. */
export const MOST_OFFICES = 2;

type Near = { zip?: string | undefined; phone?: string | undefined };

export type StateOffices = ReturnType<typeof stateOffices>;

/** The offices, the nearest to the visitor first; by city if their place is unknown. */
export const stateOffices = (locale: Locale, near?: Near) => ({
  of: (senator: Senator) => officesOf(senator, near),
  /** of two that share a number, one */
  first: (senator: Senator, most: number) =>
    officesOf(senator, near)
      .filter((each, index, all) => all.findIndex(({ phone }) => phone === each.phone) === index)
      .slice(0, most),
  asOf: formatDate(new Date(data.as_of), locale, { dateStyle: 'long', timeZone: 'UTC' }),
});

/**
 * A senator’s offices in the state: the nearest first, as far as the ZIP’s first digits or the area code
 * tell, and by city; empty where the public data lack them.
 */
export function officesOf(
  { id, name }: Pick<Senator, 'id' | 'name'>,
  { zip, phone }: Near = {},
): Office[] {
  const digits = (typed = '') => plainDigits(typed).replace(/\D/g, '');
  const region = digits(zip).slice(0, 3);
  const area = digits(phone).slice(-10, -7);
  const byState: Partial<Record<string, Partial<Record<string, string>>>> = data.states;
  const packed = byState[id.slice(0, 2)]?.[name]?.split('/') ?? [];
  return packed
    .map((office) => {
      const [city = '', number = '', prefix = ''] = office.split('|');
      const isInRegion = prefix !== '' && prefix === region;
      const distance = isInRegion ? 0 : area && number.startsWith(area) ? 1 : 2;
      return { city, number, distance };
    })
    .sort((a, b) => a.distance - b.distance)
    .map(({ city, number }) => ({ city, phone: written(number) }));
}

const written = (digits: string) => digits.replace(/(\d{3})(\d{3})(\d{4})/, '($1) $2-$3');
