import targets from '#generated/targets.json';
import type { Target, Targets } from '../content/model/targets';
import type { HtmlLang, Locale } from '../i18n/locales';

/** A list of targets in one language, and which one that is where it is not the page's. */
export type TargetList = { call: string; targets: Target[]; lang?: HtmlLang | undefined };

export type CompiledTargets = { kind: Targets['kind']; lists: Partial<Record<Locale, TargetList>> };

const compiled = targets as unknown as CompiledTargets;

export const targetsKind = () => compiled.kind;

export const hasCalls = () => targetsKind() !== 'nobody';

export const targetList = (locale: Locale) => compiled.lists[locale] ?? null;
