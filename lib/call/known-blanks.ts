import { forEachLocale, type Locale } from '@/lib/i18n/locales';
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
    state: place && 'code' in place ? stateName(place.code, locale) : undefined,
    zip,
  }));
}
