/** What a visitor looks for on the scoreboard; an empty text asks for nothing. */
export type Filter = { name: string; state: string; party: string; vote: string };

/** A row as it can be looked for: its words, and the codes that it is marked with. */
export type Findable = { words: string; state: string; party: string; vote: string };

export const filterKeys = ['name', 'state', 'party', 'vote'] as const;

/** Letters as they are typed in a hurry: small, and without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a row is what the visitor looks for; each typed word is found anywhere in the row's. */
export function isFound({ words, state, party, vote }: Findable, filter: Filter): boolean {
  const has = plain(words);
  const typed = plain(filter.name).split(/\s+/).filter(Boolean);
  return (
    typed.every((word) => has.includes(word)) &&
    (!filter.state || filter.state === state) &&
    (!filter.party || filter.party === party) &&
    (!filter.vote || filter.vote === vote)
  );
}

/** The filter that an address carries in its query. */
export function filterOf(query: string): Filter {
  const given = new URLSearchParams(query);
  const value = (key: string) => given.get(key) ?? '';
  return { name: value('name'), state: value('state'), party: value('party'), vote: value('vote') };
}

/** A filter as a query to be shared, such as `?state=WV`; empty where it asks for nothing. */
export function queryOf(filter: Filter): string {
  const asked = filterKeys.flatMap((key) => {
    const value = filter[key].trim();
    return value ? [[key, value]] : [];
  });
  return asked.length ? `?${new URLSearchParams(asked)}` : '';
}
