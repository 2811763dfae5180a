import { forEachLocale, type Locale } from '@/lib/i18n/locales';
import type { KnownBlanks, OwnBlanks } from './script';
import { lastNames, type Senator } from './senators';
import { stateName } from './state-names';
import { voteSentence } from './votes';
import type { ZipPlace } from './zip-place';

type BlankSources = {
  place: ZipPlace | null;
  senators: readonly Senator[];
  own?: OwnBlanks | undefined;
};

export function knownBlanks({ place, senators, own }: BlankSources): Record<Locale, KnownBlanks> {
  return forEachLocale((locale) => ({
    ...own,
    senator: lastNames(senators, locale, 'disjunction'),
    state: place && 'code' in place ? stateName(place.code, locale) : undefined,
    vote: voteSentence(senators, locale),
  }));
}
