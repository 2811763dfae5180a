import { useVisitor } from '@/lib/call/visitor';
import { type Place, placeOf } from '@/lib/call/zip-place';

/** Where the visitor votes, as far as they told; null before. The page and the call card agree on it. */
export function useVisitorPlace(): Place | null {
  const zip = useVisitor(({ zipCode }) => zipCode);
  const state = useVisitor(({ selectedState }) => selectedState);
  return placeOf(zip, state);
}
