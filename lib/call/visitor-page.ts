import type { LocalPath } from '@/lib/addresses/routes';
import { statePagePath } from './state-pages';
import { currentVisitor } from './visitor';
import { placeOf } from './zip-place';

/** The path of the page of the state that the visitor told; null where they told none, or it has none. */
export function visitorPagePath(): LocalPath | null {
  const { votingZip, selectedState } = currentVisitor();
  const place = placeOf(votingZip, selectedState);
  return place && 'code' in place ? statePagePath(place.code) : null;
}
