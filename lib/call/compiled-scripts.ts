import compiled from '#generated/call-scripts.json';
import type { ScriptPart } from '../content/model/script-parts';
import type { Locale } from '../i18n/locales';
import type { Script } from './script';
import type { Vote } from './senators';

/** For somebody who answers, and for their voicemail. */
export const scriptVersions = ['live', 'voicemail'] as const;
export type ScriptVersion = (typeof scriptVersions)[number];

/** Two votes of the Senate on the demands: their names, and what each was about. */
type RollCalls = { calls: { name: string; question: string }[]; source: string };

/** What is said in the calls of a campaign, in one language. */
export type Scripts = Partial<Record<ScriptVersion, ScriptPart[] | undefined>> & {
  rollCalls?: RollCalls | undefined;
};

const scripts = compiled as unknown as Record<Locale, Scripts>;

/**
 * One version of the call script. It is in English, since the offices are called in English; for the
 * Spanish site with its translation, if the content has one. Null for a version that it lacks.
 */
export function callScript(locale: Locale, version: ScriptVersion): Script | null {
  const say = scripts.en[version];
  return say ? { say, meaning: (locale !== 'en' && scripts[locale][version]) || null } : null;
}

/** The roll calls on the demands, in the order of a senator's `votes`; null for a campaign without. */
export function rollCallsIn(locale: Locale): RollCalls | null {
  return scripts[locale].rollCalls ?? scripts.en.rollCalls ?? null;
}

/** A senator's votes, each with its roll call; null for a campaign without roll calls. */
export function recordOf(votes: readonly Vote[], locale: Locale) {
  const calls = rollCallsIn(locale)?.calls;
  return calls?.map((call, index) => ({ ...call, vote: votes[index] ?? 'none' })) ?? null;
}
