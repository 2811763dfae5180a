import { htmlLangs, type Locale, locales } from '../i18n/locales';
import type { TargetList } from '../targets';
import type { Bundle } from './bundle';

/** A list as a locale shows it: its own, or the English one; none for another kind. */
function listIn(bundle: Bundle, locale: Locale): [Locale, TargetList][] {
  const own = bundle[locale].targets;
  const { kind, ...list } = own ?? bundle.en.targets;
  return 'targets' in list ? [[locale, own ? list : { ...list, lang: htmlLangs.en }]] : [];
}

/** Whom a bundle addresses, as text for next.config.ts to compile into the code (lib/targets.ts). */
export function serializeTargets(bundle: Bundle): { TARGETS_KIND: string; TARGETS: string } {
  const lists = Object.fromEntries(locales.flatMap((locale) => listIn(bundle, locale)));
  return { TARGETS_KIND: bundle.en.targets.kind, TARGETS: JSON.stringify(lists) };
}
