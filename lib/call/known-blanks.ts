import type { Target } from '@/lib/content/model/lists';
import { forEachLocale, type Locale } from '@/lib/i18n/locales';
import { targetList } from '@/lib/targets';
import { voteSaid } from './compiled-scripts';
import type { KnownBlanks } from './script';
import { lastNames, type Senator } from './senators';
import { stateName } from './state-names';
import type { ZipPlace } from './zip-place';

type Known = {
  place: ZipPlace | null;
  /** whom the script names: both, until the visitor says who answered */
  senators: readonly Senator[];
  visitor?: string | undefined;
  zip?: string | undefined;
};

/** The known values of the script's blanks, by the language of the script. */
export function knownBlanks({ place, senators, visitor, zip }: Known): Record<Locale, KnownBlanks> {
  return forEachLocale((locale) => ({
    visitor,
    senator: lastNames(senators, locale, 'disjunction'),
    vote: voteSaid(senators, locale),
    state: place && 'code' in place ? stateName(place.code, locale) : undefined,
    zip,
  }));
}

/** The same for somebody on a list, of whom the campaign may have a sentence of their own. */
export function knownOfTarget(
  target: Target | undefined,
  visitor?: string,
): Record<Locale, KnownBlanks> {
  const ownIn = (locale: Locale) =>
    targetList(locale)?.targets.find(({ callpower_id }) => callpower_id === target?.callpower_id);
  return forEachLocale((locale) => ({ visitor, senator: target?.name, vote: ownIn(locale)?.said }));
}
