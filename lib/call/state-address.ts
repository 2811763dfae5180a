import { slugOf } from '@/lib/addresses/paths';
import places from '@/messages/state-names.json';
import { pageCodes } from './state-names';
import { placeOfZip } from './zip-place';

/**
 * The code of the state that an address seems to mean by its last part: by the postal code, a name in
 * any language, or a ZIP. Null where it means none.
 */
export function stateInAddress(path: string): string | null {
  const last = decoded(path).split('/').findLast(Boolean) ?? '';
  const word = slugOf(last.replace(/\.html?$/, ''));
  const place = placeOfZip(word);
  const zipCode = place && 'code' in place ? place.code : null;
  const isMeant = (code: string) => code === zipCode || namesOf(code).map(slugOf).includes(word);
  return pageCodes.find(isMeant) ?? null;
}

/** What a place is called: its code, and its name in each language. */
function namesOf(code: string): string[] {
  const names = Object.values(places).map(({ states, others }) => ({ ...states, ...others }));
  return [code, ...names.map((each) => (each as Record<string, string>)[code] ?? code)];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
