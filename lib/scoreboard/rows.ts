import { type Party, senatorsOf, type Vote } from '@/lib/call/senators';
import type { Locale } from '@/lib/i18n/locales';
import places from '@/messages/state-names.json';
import data from './senate-votes.json';

/** The two roll calls that stand for the demands, in the order of `roll_calls`; each needed three fifths. */
export const rollCalls = ['voting', 'wage'] as const;
export type RollCall = (typeof rollCalls)[number];
export const VOTES_NEEDED = 60;

/** One senator as of July 2021. */
export type Row = Record<RollCall, Vote> & {
  name: string;
  last: string;
  state: string;
  stateName: string;
  party: Party;
  phone: string;
  website: string;
  twitter: string | null;
};

export const listedOn = data.as_of;

export function rowsIn(locale: Locale): Row[] {
  const names: Record<string, string> = places[locale].states;
  const rows = data.senators.map((senator) => ({
    ...(senator as Omit<Row, 'stateName'>),
    stateName: names[senator.state] ?? senator.state,
  }));
  return rows.sort(
    (a, b) =>
      a.stateName.localeCompare(b.stateName, locale) || a.last.localeCompare(b.last, locale),
  );
}

/** Null for a senator who sits, by the directory of today; else whether the seat is vacant or another’s. */
export function goneFrom({ state, last }: Pick<Row, 'state' | 'last'>): 'seat' | 'left' | null {
  const senators = senatorsOf(state);
  if (senators.some(({ lastName }) => lastName === last)) return null;
  return senators.length < 2 ? 'seat' : 'left';
}

export function statesOf(rows: readonly Row[]): [code: string, name: string][] {
  return [...new Map(rows.map(({ state, stateName }) => [state, stateName]))];
}

export function yeas(rows: readonly Row[], rollCall: RollCall): number {
  return rows.filter((row) => row[rollCall] === 'yea').length;
}

export function isWithUs(row: Pick<Row, RollCall>): boolean {
  return rollCalls.every((rollCall) => row[rollCall] === 'yea');
}
