import { knownBlanks } from '@/lib/call/blank-values';
import { useCall } from '@/lib/call/card-state';
import { useOwnBlanks } from '@/lib/call/own-blanks';
import type { KnownBlanks } from '@/lib/call/script';
import { type Senator, senatorsOf } from '@/lib/call/senators';
import { useVisitor } from '@/lib/call/visitor';
import { choicesFor, placeFrom, placeFromZip, type ZipPlace } from '@/lib/call/zip-place';
import type { Locale } from '@/lib/i18n/locales';

/** Where the visitor votes, by ZIP and state; until they are known the page’s state, or null. */
export function useVisitorPlace(page?: string): ZipPlace | null {
  const zip = useVisitor('votingZip');
  const state = useVisitor('state');
  return placeFrom(zip, state ?? page);
}

/** The codes of the states that the visitor's ZIP may mean; null for one state or no ZIP. */
export function useStateChoices(): string[] | null {
  const zip = useVisitor('votingZip');
  return choicesFor(placeFromZip(zip ?? ''));
}

export function useSenators(page?: string): Senator[] {
  const place = useVisitorPlace(page);
  return place?.kind === 'state' ? senatorsOf(place.code) : [];
}

/**
 * The known values of the script’s blanks, by its language. Both senators are named until the visitor
 * says who answered: the service rings one of them and does not say which.
 */
export function useKnownBlanks(page?: string): Record<Locale, KnownBlanks> {
  const answeredBy = useCall((call) => call.answeredBy);
  const senators = useSenators(page);
  const answered = senators.filter(({ id }) => id === answeredBy);

  return knownBlanks({
    place: useVisitorPlace(page),
    senators: answered.length > 0 ? answered : senators,
    own: useOwnBlanks(),
  });
}
