/**
 * The part of a legislator that is used, as in legislators-current.yaml or .json of
 * unitedstates/congress-legislators: a list of people with their terms, the current one last.
 */
type Term = {
  type: 'sen' | 'rep';
  state: string;
  party?: string;
  phone?: string;
  state_rank?: string;
};
type Name = { first?: string; last?: string; official_full?: string };
export type Legislator = { id?: { bioguide?: string }; name: Name; terms: Term[] };
/** A legislator's name, as our own files have it. */
export const fullNameOf = ({ official_full, first, last }: Name) =>
  official_full ?? `${first} ${last}`;
