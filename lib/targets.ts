import type { Target, Targets } from './content/schema/targets';
import type { HtmlLang, Locale } from './i18n/locales';

/** A list of targets in one language, and which one that is where it is not the page's. */
export type TargetList = { call: string; targets: Target[]; lang?: HtmlLang | undefined };

/**
 * Whom the campaign addresses, as compiled into this build. Where a part is to be left out of the code
 * of other campaigns, its condition reads `process.env.TARGETS_KIND` itself.
 */
export function targetsKind(): Targets['kind'] {
  return (process.env.TARGETS_KIND as Targets['kind'] | undefined) ?? 'us-senators';
}

/** True for a campaign in which somebody is called. */
export const hasCalls = () => targetsKind() !== 'nobody';

/** The targets of a campaign that has a list of them; null for any other. */
export function targetList(locale: Locale): TargetList | null {
  const lists: Partial<Record<Locale, TargetList>> = JSON.parse(process.env.TARGETS ?? '{}');
  return lists[locale] ?? null;
}
