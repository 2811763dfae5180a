import type { Bundle } from '@/lib/content/bundle';
import { type Locale, locales } from '../i18n/locales';
import type { CallScript, ScriptPart } from './script';

/** For somebody who answers, and for their voicemail. */
export const scriptVersions = ['live', 'voicemail'] as const;
export type ScriptVersion = (typeof scriptVersions)[number];

type Scripts = Partial<Record<ScriptVersion, ScriptPart[] | undefined>>;

const scriptsIn = (content: Partial<Bundle['en']>): Scripts => ({
  live: content.callpower_script,
  voicemail: content.callpower_voicemail,
});

/** The call scripts of a bundle as text, for next.config.ts to compile into the code. */
export function serializeCallScripts(bundle: Bundle): string {
  return JSON.stringify(Object.fromEntries(locales.map((each) => [each, scriptsIn(bundle[each])])));
}

const scripts: Record<Locale, Scripts> = JSON.parse(
  process.env.CALL_SCRIPTS ?? '{"en":{},"es":{}}',
);

/**
 * One version of the call script, which is said in English: offices are called in English. In Spanish
 * each sentence comes with its meaning, where the content has it. Null for a version that it lacks.
 */
export function callScript(locale: Locale, version: ScriptVersion): CallScript | null {
  const say = scripts.en[version];
  return say ? { say, meaning: (locale !== 'en' && scripts[locale][version]) || null } : null;
}
