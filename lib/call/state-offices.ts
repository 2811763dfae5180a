import { formatDate } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import data from './district-offices.json';
import type { Senator } from './senators';

/** An office of a senator's in the state, with its number as it is written: (304) 555-0142. */
export type Office = { city: string; phone: string };

type ByState = Partial<Record<string, Partial<Record<string, Office[]>>>>;

/** The district offices of a senator, by city; none where the organisers have given no data. */
export function officesOf({ id, name }: Pick<Senator, 'id' | 'name'>): Office[] {
  const states: ByState = data.states;
  return states[id.slice(0, 2)]?.[name] ?? [];
}

/** The day of the data, such as June 16, 2021. */
export function officesDate(locale: Locale): string {
  const day: string | null = data.as_of;
  return day ? formatDate(new Date(day), locale, { dateStyle: 'long', timeZone: 'UTC' }) : '';
}
