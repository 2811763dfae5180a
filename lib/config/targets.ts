import targets from '#generated/targets.json';
import type { Target, Targets } from '../content/model/lists';
import type { HtmlLang, Locale } from '../i18n/locales';

/** A list of targets in one language, and which one that is where it is not the page's. */
export type TargetList = { call: string; targets: Target[]; lang?: HtmlLang | undefined };

/** Whom a campaign addresses; the lists by language, of a campaign that has one. */
export type CompiledTargets = {
  kind: Targets['kind'];
  lists: Partial<Record<Locale, TargetList>>;
};

const compiled = targets as unknown as CompiledTargets;

/** Whom the campaign addresses, as compiled into this build. */
export const targetsKind = () => compiled.kind;

/** True for a campaign in which somebody is called. */
export const hasCalls = () => targetsKind() !== 'nobody';

/** The targets of a campaign that has a list of them; null for any other. */
export const targetList = (locale: Locale) => compiled.lists[locale] ?? null;
