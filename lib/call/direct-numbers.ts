import { formatDate } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import places from '@/messages/places.json';
import senators from './senators-phone-numbers.json';

export type Senator = { name: string; phone: string };

const byState: Partial<Record<string, Senator[]>> = senators.states;

/** The states and then the other places, each with its name, for a visitor to choose from. */
export function namedPlaces(locale: Locale): {
  states: [string, string][];
  others: [string, string][];
} {
  const { states, others } = places[locale];
  const byName = (names: Record<string, string>) =>
    Object.entries(names).sort(([, a], [, b]) => a.localeCompare(b, locale));
  return { states: byName(states), others: byName(others) };
}

/** A place's name as a sentence says it, with its article where it has one. */
export function placeName(code: string, locale: Locale): string {
  const { states, others, articles } = places[locale];
  const name = ({ ...states, ...others } as Record<string, string>)[code] ?? code;
  const article = (articles as Record<string, string>)[code];
  return article ? `${article} ${name}` : name;
}

/** The two senators of a state with their Washington numbers, the senior one first. */
export function senatorsOf(state: string): Senator[] {
  return byState[state] ?? [];
}

/** The day of the directory, such as June 16, 2021. */
export function directoryDate(locale: Locale): string {
  return formatDate(new Date(senators.as_of), locale, { dateStyle: 'long', timeZone: 'UTC' });
}
