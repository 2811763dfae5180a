import { UserError } from '@/scripts/cli';
import { fullNameOf, type Legislator } from './legislators';

/** as in legislators-district-offices.yaml */
type PublicOffice = { city?: string; phone?: string };
type LegislatorOffices = { id: { bioguide: string }; offices: PublicOffice[] };
type Office = { city: string; phone: string };

/**
 * The offices that senators have in their states, by state and name: those with a number, by city. The public
 * file has places on the map too, but a page for a whole state has nobody to be near to.
 */
export function officesByState(
  legislators: Legislator[],
  given: LegislatorOffices[],
): Record<string, Record<string, Office[]>> {
  const states: Record<string, Record<string, Office[]>> = {};
  for (const { id, name, terms } of legislators) {
    const term = terms.at(-1);
    const own = given.find((each) => each.id.bioguide === id?.bioguide)?.offices ?? [];
    const offices = own
      .flatMap(({ city, phone }) => (city && phone ? [{ city, phone: written(phone) }] : []))
      .sort((a, b) => a.city.localeCompare(b.city, 'en') || a.phone.localeCompare(b.phone));
    if (term?.type !== 'sen' || offices.length === 0) continue;
    states[term.state] = { ...states[term.state], [fullNameOf(name)]: offices };
  }
  return Object.fromEntries(Object.entries(states).sort(([a], [b]) => a.localeCompare(b)));
}

/** 304-555-0142 as (304) 555-0142. Throws `UserError` for another kind of number. */
function written(phone: string) {
  const [, area, number] = /^(\d{3})-(\d{3}-\d{4})$/.exec(phone) ?? [];
  if (!area) throw new UserError(`A district office has another kind of number: ${phone}`);
  return `(${area}) ${number}`;
}
