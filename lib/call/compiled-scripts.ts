import compiled from '#generated/call-scripts.json';
import { targetList } from '../config/targets';
import type { ScriptPart } from '../content/model/call-script';
import type { Target } from '../content/model/targets';
import { forEachLocale, type Locale } from '../i18n/locales';
import type { KnownBlanks, OwnBlanks, Script } from './script';
import type { Vote } from './senators';

const scriptVersions = ['live', 'voicemail'] as const;
export type ScriptVersion = (typeof scriptVersions)[number];

/** `said`: what to say to a target who voted so. */
type RollCall = {
  name: string;
  question: string;
  said?: Partial<Record<Vote, string | undefined>>;
};
export type RollCalls = { calls: RollCall[]; source: string };

export type Scripts = Partial<Record<ScriptVersion, ScriptPart[] | undefined>> & {
  rollCalls?: RollCalls | undefined;
};

export const scripts = compiled as unknown as Record<Locale, Scripts>;

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

export function targetBlanks(
  target: Target | undefined,
  own?: OwnBlanks,
): Record<Locale, KnownBlanks> {
  const ownIn = (locale: Locale) =>
    targetList(locale)?.targets.find(({ callpower_id }) => callpower_id === target?.callpower_id);
  return forEachLocale((locale) => ({ ...own, senator: target?.name, vote: ownIn(locale)?.said }));
}
