import { formatDate } from '@/lib/dates/formats';
import type { Locale } from '@/lib/i18n/locales';
import data from './office-addresses.json';
import { officeId, type Senator, senatorsOf } from './senators';

/** An office that a letter goes to. */
export type Addressee = {
  id: string;
  senator: Senator;
  city: string;
  /** of the office’s address, without the senator’s name */
  lines: string[];
  /** true for the office in Washington of a senator whose offices in the state are not in the public data */
  isFar: boolean;
};

const FAR = 'Washington, DC';

/** The offices of a state’s senators, by senator and city. */
export function addresseesIn(state: string): Addressee[] {
  const byState: Partial<Record<string, Partial<Record<string, string[]>>>> = data.states;
  return senatorsOf(state).flatMap((senator) =>
    (byState[state]?.[senator.name] ?? []).map((address) => {
      const lines = address.split('|');
      const last = lines.at(-1) ?? '';
      const [city = ''] = last.split(',');
      return { id: officeId(senator, city), senator, city, lines, isFar: last.startsWith(FAR) };
    }),
  );
}

export const addressesAsOf = (locale: Locale): string =>
  formatDate(new Date(data.as_of), locale, { dateStyle: 'long', timeZone: 'UTC' });
