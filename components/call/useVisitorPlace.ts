import { type Place, placeOfCode, placeOfZip } from '@/lib/call/places';
import { useVisitor } from '@/lib/state/visitor';

/** Where the visitor lives as far as they told: the state they chose, else the place of their ZIP. */
export function useVisitorPlace(): Place | null {
  const { zipCode, selectedState } = useVisitor();
  if (selectedState && /^[A-Z]{2}$/.test(selectedState)) return placeOfCode(selectedState);
  return placeOfZip(zipCode ?? '');
}
