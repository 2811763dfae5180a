import type { Party } from '@/lib/call/senators';

export const parties = ['D', 'R', 'I'] as const satisfies Party[];

export const filterKeys = ['name', 'state', 'party', 'vote'] as const;

export type Filter = Record<(typeof filterKeys)[number], string>;

type Findable = Omit<Filter, 'name'> & { words: string };

function normalized(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Every typed word has to occur in the row's words. */
export function matchesFilter({ words, state, party, vote }: Findable, filter: Filter): boolean {
  const has = normalized(words);
  const typed = normalized(filter.name).split(/\s+/).filter(Boolean);
  return (
    typed.every((word) => has.includes(word)) &&
    (!filter.state || filter.state === state) &&
    (!filter.party || filter.party === party) &&
    (!filter.vote || filter.vote === vote)
  );
}
