import type { Party } from '@/lib/call/senators';

export const parties = ['D', 'R', 'I'] as const satisfies Party[];

/** What a visitor looks for on the scoreboard; an empty text asks for nothing. */
export type Filter = { name: string; state: string; party: string; vote: string };

/** A row as it can be looked for: its words, and the codes that it is marked with. */
export type Findable = { words: string; state: string; party: string; vote: string };

export const filterKeys = ['name', 'state', 'party', 'vote'] as const;

/** A text without accents and in lower case, so that both can be left out when searching. */
function normalized(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** True for a row that a visitor looks for: every typed word is somewhere in the row's words. */
export function isFound({ words, state, party, vote }: Findable, filter: Filter): boolean {
  const has = normalized(words);
  const typed = normalized(filter.name).split(/\s+/).filter(Boolean);
  return (
    typed.every((word) => has.includes(word)) &&
    (!filter.state || filter.state === state) &&
    (!filter.party || filter.party === party) &&
    (!filter.vote || filter.vote === vote)
  );
}

/** The filter that the query of an address or the fields of a form ask for. */
export function filterOf(given: URLSearchParams | FormData): Filter {
  const value = (key: string) => String(given.get(key) ?? '');
  return { name: value('name'), state: value('state'), party: value('party'), vote: value('vote') };
}

/** A filter as a query to be shared, such as `?state=WV`; empty where it asks for nothing. */
export function queryOf(filter: Filter): string {
  const entries = filterKeys.flatMap((key) => {
    const value = filter[key].trim();
    return value ? [[key, value]] : [];
  });
  return entries.length ? `?${new URLSearchParams(entries)}` : '';
}
