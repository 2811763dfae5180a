import compiled from '#generated/call-scripts.json';
import { targetList } from '../config/targets';
import type { ScriptPart } from '../content/model/call-script';
import type { Target } from '../content/model/lists';
import { forEachLocale, type Locale } from '../i18n/locales';
import type { KnownBlanks, OwnBlanks, Script } from './script';
import type { Senator, Vote } from './senators';

const scriptVersions = ['live', 'voicemail'] as const;
export type ScriptVersion = (typeof scriptVersions)[number];

/** `said`: what to say to somebody who voted so. */
type RollCall = {
  name: string;
  question: string;
  said?: Partial<Record<Vote, string | undefined>>;
};
type RollCalls = { calls: RollCall[]; source: string };

export type Scripts = Partial<Record<ScriptVersion, ScriptPart[] | undefined>> & {
  rollCalls?: RollCalls | undefined;
};

const scripts = compiled as unknown as Record<Locale, Scripts>;

/**
 * One version of the call script: in English, as the offices are called, for the Spanish site with its
 * translation, if there is one. Null for a version that the content lacks.
 */
export function callScript(locale: Locale, version: ScriptVersion): Script | null {
  const say = scripts.en[version];
  return say ? { say, meaning: (locale !== 'en' && scripts[locale][version]) || null } : null;
}

/** The versions that the content has, the one for a person first. */
export function scriptVersionsIn(locale: Locale): ScriptVersion[] {
  return scriptVersions.filter((version) => callScript(locale, version));
}

/** True where a version has a blank for the visitor's own reason. */
export function asksForReason(locale: Locale): boolean {
  return scriptVersions.some((version) =>
    callScript(locale, version)?.say.some(({ sentences }) =>
      sentences.flat().some(({ blank }) => blank === 'reason'),
    ),
  );
}

export function rollCallsIn(locale: Locale): RollCalls | null {
  return scripts[locale].rollCalls ?? scripts.en.rollCalls ?? null;
}

/** A senator’s votes by roll call; null for a campaign without any, and for a senator who came later. */
export function recordOf(votes: readonly Vote[], locale: Locale) {
  const calls = votes.length > 0 ? rollCallsIn(locale)?.calls : null;
  return calls?.map((call, index) => ({ ...call, vote: votes[index] ?? 'none' })) ?? null;
}

/** What to say of these senators’ votes, by name where they differ; empty where none is on record. */
export function voteSaid(senators: readonly Senator[], locale: Locale): string {
  const said = senators.map(({ votes }) =>
    (recordOf(votes, locale) ?? [])
      .flatMap((call, index) => call.said?.[call.vote] ?? spoken(index, call.vote) ?? [])
      .join(' '),
  );
  const [first = ''] = said;
  if (said.every((each) => each === first)) return first;
  return senators
    .flatMap(({ lastName }, index) => (said[index] ? [`${lastName}: ${said[index]}`] : []))
    .join(' ');
}

const spoken = (index: number, vote: Vote) => scripts.en.rollCalls?.calls[index]?.said?.[vote];

export function knownOfTarget(
  target: Target | undefined,
  own?: OwnBlanks,
): Record<Locale, KnownBlanks> {
  const ownIn = (locale: Locale) =>
    targetList(locale)?.targets.find(({ callpower_id }) => callpower_id === target?.callpower_id);
  return forEachLocale((locale) => ({ ...own, senator: target?.name, vote: ownIn(locale)?.said }));
}
