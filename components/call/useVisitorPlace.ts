import { type Place, placeOf } from '@/lib/call/zip-place';
import { useVisitor } from '@/lib/visitor';

/** Where the visitor votes, as far as they told; null before. The page and the call card agree on it. */
export function useVisitorPlace(): Place | null {
  const zip = useVisitor(({ zipCode }) => zipCode);
  const state = useVisitor(({ selectedState }) => selectedState);
  return placeOf(zip, state);
}
