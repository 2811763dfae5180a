import type { Locale } from '../i18n/locales';
import { type RollCalls, scripts } from './compiled-scripts';
import type { Senator, Vote } from './senators';

export function rollCallsIn(locale: Locale): RollCalls | null {
  return scripts[locale].rollCalls ?? scripts.en.rollCalls ?? null;
}

/** A senator’s votes by roll call; null for a campaign without any, and for a senator who came later. */
export function votingRecord(votes: readonly Vote[], locale: Locale) {
  const calls = votes.length > 0 ? rollCallsIn(locale)?.calls : null;
  return calls?.map((call, index) => ({ ...call, vote: votes[index] ?? 'none' })) ?? null;
}

/** What to say of these senators’ votes, by name where they differ; empty without a record. */
export function voteSentence(senators: readonly Senator[], locale: Locale): string {
  const sentences = senators.map(({ votes }) =>
    (votingRecord(votes, locale) ?? [])
      .flatMap((call, index) => call.said?.[call.vote] ?? inEnglish(index, call.vote) ?? [])
      .join(' '),
  );
  const [first = ''] = sentences;
  if (sentences.every((each) => each === first)) return first;
  return senators
    .flatMap(({ lastName }, index) =>
      sentences[index] ? [`${lastName}: ${sentences[index]}`] : [],
    )
    .join(' ');
}

const inEnglish = (index: number, vote: Vote) => scripts.en.rollCalls?.calls[index]?.said?.[vote];
