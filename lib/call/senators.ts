import { formatDate, type ListType, listInWords } from '@/lib/dates/formats';
import type { Locale } from '@/lib/i18n/locales';
import data from './senate-directory.json';

export type Party = 'D' | 'I' | 'R';

export type Vote = 'yea' | 'nay' | 'none';

export type Senator = ReturnType<typeof senatorsOf>[number];

const byState: Partial<Record<string, string>> = data.states;
const votes: Partial<Record<string, Vote>> = { y: 'yea', n: 'nay' };

/** The senior one first; fewer than two where seats are vacant, empty for a place without seats. */
export function senatorsOf(state: string) {
  const packed = byState[state]?.split('/').filter(Boolean) ?? [];
  return packed.map((senator, index) => {
    const [marked = '', party = '', digits = '', cast = ''] = senator.split('|');
    const lastName = marked.replace(/^.*\*|,.*$/g, '');
    return {
      id: `${state}-${lastName}`,
      name: marked.replace('*', ''),
      lastName,
      party: party as Party,
      isSenior: index === 0,
      // in Washington
      phone: `(202) 224-${digits}`,
      // on the two roll calls of lib/scoreboard/senate-votes.json; empty for later senators
      votes: [...cast].map((vote): Vote => votes[vote] ?? 'none'),
    };
  });
}

/** Such as `NC-Burr Asheville`; a senator has one office in a city. */
export const officeId = ({ id }: Pick<Senator, 'id'>, city: string) => `${id} ${city}`;

export function lastNames(senators: readonly Senator[], locale: Locale, type?: ListType): string {
  const names = senators.map(({ lastName }) => lastName);
  return listInWords(names, locale, type);
}

export function directoryDate(locale: Locale): string {
  return formatDate(new Date(data.as_of), locale, { dateStyle: 'long', timeZone: 'UTC' });
}
