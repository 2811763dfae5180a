import { statePagePath } from '@/lib/call/state-pages';
import { useVisitor } from '@/lib/call/visitor';
import { placeOf } from '@/lib/call/zip-place';
import type { Locale, ScreenPath } from '@/lib/i18n/locales';
import { screenHref } from '@/lib/paths';
import { targetsKind } from '@/lib/targets';

/**
 * The call page to keep for a visitor of a page: the state's or target's own that they are on, else that
 * of the state that they told, else the one for everybody.
 */
export function pageToKeep(locale: Locale, path: ScreenPath): string {
  if (path.startsWith('/call/')) return screenHref(locale, path);
  const { zipCode, selectedState } = useVisitor.getState();
  const place = targetsKind() === 'us-senators' ? placeOf(zipCode, selectedState) : null;
  const own = place && 'code' in place ? statePagePath(place.code) : null;
  return screenHref(locale, own ?? '/call');
}
