import { UserError } from '@/scripts/cli';
import { fullNameOf, type Legislator } from './legislators';

/** as in legislators-district-offices.yaml */
type PublicOffice = { city?: string; phone?: string; zip?: string };
type LegislatorOffices = { id: { bioguide: string }; offices: PublicOffice[] };

/**
 * The offices that senators have in their states, by state and name: those with a number, by city, packed
 * for the browser as `Charleston|3045550101|253`, of which the last are the first three digits of the ZIP,
 * with `/` between two. Throws `UserError` for another kind of number.
 */
export function officesByState(
  legislators: Legislator[],
  given: LegislatorOffices[],
): Record<string, Record<string, string>> {
  const states: Record<string, Record<string, string>> = {};
  for (const { id, name, terms } of legislators) {
    const term = terms.at(-1);
    const own = given.find((each) => each.id.bioguide === id?.bioguide)?.offices ?? [];
    const offices = own
      .flatMap(({ city, phone, zip = '' }) =>
        city && phone ? [[city, digitsOf(phone), zip.slice(0, 3)].join('|')] : [],
      )
      .sort((a, b) => a.localeCompare(b, 'en'));
    if (term?.type !== 'sen' || offices.length === 0) continue;
    states[term.state] = { ...states[term.state], [fullNameOf(name)]: offices.join('/') };
  }
  return Object.fromEntries(Object.entries(states).sort(([a], [b]) => a.localeCompare(b)));
}

/** The ten digits of 304-555-0142. */
function digitsOf(phone: string) {
  if (/^\d{3}-\d{3}-\d{4}$/.test(phone)) return phone.replaceAll('-', '');
  throw new UserError(`A district office has another kind of number: ${phone}`);
}
