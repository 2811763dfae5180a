import type { Bundle } from '@/lib/content/bundle';
import { forEachLocale, type Locale } from '../i18n/locales';
import type { Script, ScriptPart } from './script';
import type { Vote } from './senators';

/** For somebody who answers, and for their voicemail. */
export const scriptVersions = ['live', 'voicemail'] as const;
export type ScriptVersion = (typeof scriptVersions)[number];

/** Two votes of the Senate on the demands: their names, and what each was about. */
type RollCalls = { calls: { name: string; question: string }[]; source: string };

type Scripts = Partial<Record<ScriptVersion, ScriptPart[] | undefined>> & {
  rollCalls?: RollCalls | undefined;
};

const scriptsIn = (content: Partial<Bundle['en']>): Scripts => ({
  live: content.callpower_script,
  voicemail: content.callpower_voicemail,
  rollCalls: content.roll_calls && {
    calls: content.roll_calls.map(({ name, question }) => ({ name, question })),
    source: content.roll_calls_source ?? '',
  },
});

/** The call scripts and roll calls of a bundle as text, for next.config.ts to compile into the code. */
export function serializeCallScripts(bundle: Bundle): string {
  return JSON.stringify(forEachLocale((each) => scriptsIn(bundle[each])));
}

const scripts: Record<Locale, Scripts> = JSON.parse(
  process.env.CALL_SCRIPTS ?? JSON.stringify(forEachLocale(() => ({}))),
);

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
