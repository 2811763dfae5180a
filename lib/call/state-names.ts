import type { Locale } from '@/lib/i18n/locales';
import places from '@/messages/state-names.json';

/** Countries with US ZIP codes and without a seat in Congress. */
const independent = ['FM', 'MH', 'PW'];

/** The codes of everywhere that has a page of its own: the states, the District and the territories. */
export const pageCodes = [
  ...Object.keys(places.en.states),
  ...Object.keys(places.en.others),
].filter((code) => !independent.includes(code));

/** True for a state: the District and the territories have no seats in the Senate. */
export const hasSeats = (code: string) => code in places.en.states;

/** The codes and names of the states, and of the District and the territories, by name. */
export function stateNames(locale: Locale) {
  const { states, others } = places[locale];
  const byName = (names: Record<string, string>) =>
    Object.entries(names).sort(([, a], [, b]) => a.localeCompare(b, locale));
  return { states: byName(states), others: byName(others) };
}

export function bareStateName(code: string, locale: Locale): string {
  const { states, others } = places[locale];
  return ({ ...states, ...others } as Record<string, string>)[code] ?? code;
}

/** With its article, as a sentence says it. */
export function stateName(code: string, locale: Locale): string {
  const name = bareStateName(code, locale);
  const article = (places[locale].articles as Record<string, string>)[code];
  return article ? `${article} ${name}` : name;
}
