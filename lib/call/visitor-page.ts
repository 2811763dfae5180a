import type { LocalPath } from '@/lib/addresses/routes';
import { statePagePath } from './state-pages';
import { currentVisitor } from './visitor';
import { placeFrom } from './zip-place';

/** Null if the visitor's state is unknown, or has no page. */
export function visitorPagePath(): LocalPath | null {
  const { votingZip, state } = currentVisitor();
  const place = placeFrom(votingZip, state);
  return place && 'code' in place ? statePagePath(place.code) : null;
}
