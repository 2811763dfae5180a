import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import places from '@/messages/state-names.json';
import { log, readArguments, UserError } from '@/scripts/cli';
import { readJson, requireFile, writeJson } from '@/scripts/files';
import { ROOT } from '@/scripts/paths';

const NUMBERS = 'scripts/data/senators-phone-numbers.json';
const VOTES = 'lib/scoreboard/senate-votes.json';
const FILE = 'lib/call/senate-directory.json';
const OFFICES = 'lib/call/district-offices.json';
const ADDRESSES = 'lib/call/office-addresses.json';
const NO_FILE =
  'Name a copy of the public file: node scripts/run.mjs data/senators legislators-current.yaml 2025-01-31, with the day of the copy. It is legislators-current.yaml of https://github.com/unitedstates/congress-legislators.';
const SOURCE = 'github.com/unitedstates/congress-legislators, legislators-current (public domain)';

/** In legislators-current.yaml or .json of unitedstates/congress-legislators; last term last. */
type Legislator = {
  id?: { bioguide?: string };
  name: { first?: string; last?: string; official_full?: string };
  terms: ({ type: 'sen' | 'rep'; state: string } & Partial<
    Record<'party' | 'phone' | 'state_rank' | 'office', string>
  >)[];
};
/** In legislators-district-offices.yaml. */
type LegislatorOffices = {
  id: { bioguide: string };
  offices: Partial<
    Record<'city' | 'phone' | 'zip' | 'building' | 'address' | 'suite' | 'state', string>
  >[];
};
type Senator = { name: string; last?: string; party?: string; phone: string };
type Numbers = { as_of: string; states: Record<string, Senator[]> };
/** In senate-votes.json. */
type Recorded = Record<'name' | 'last' | 'state' | 'party' | 'voting' | 'wage', string>;

/**
 * Each state's senators with their Washington numbers, the senior one first. Throws `UserError` for
 * a missing number, or more than two senators.
 */
export function senatorsByState(legislators: Legislator[]): Record<string, Senator[]> {
  const states: Record<string, Senator[]> = {};
  for (const { fullName, name, term } of senatorsAmong(legislators)) {
    const { state, party = '', phone = '', state_rank } = term;
    if (!PHONE.test(phone)) {
      throw new UserError(`${fullName} has no Washington number such as 202-224-3121.`);
    }
    const senator = { name: fullName, last: name.last ?? '', party: party[0] ?? '', phone };
    const colleagues = states[state] ?? [];
    if (colleagues.length === 2) throw new UserError(`${state} has more than two senators.`);
    states[state] = state_rank === 'senior' ? [senator, ...colleagues] : [...colleagues, senator];
  }
  return states;
}

/** A value of each senator, by state and name, from their offices in the public data; "" is left out. */
function bySenator<Value>(
  legislators: Legislator[],
  given: LegislatorOffices[],
  pack: (own: LegislatorOffices['offices'], office?: string) => Value,
) {
  const states: Record<string, Record<string, Value>> = {};
  for (const { id, fullName, term } of senatorsAmong(legislators)) {
    const own = given.find((each) => each.id.bioguide === id?.bioguide)?.offices ?? [];
    const value = pack(own, term.office);
    if (value) states[term.state] = { ...states[term.state], [fullName]: value };
  }
  return states;
}

/**
 * Senators' offices by state and name, packed as `city|phone|ZIP prefix` and joined by `/`, such as
 * `Charleston|3045550101|253`. Throws `UserError` for another kind of number.
 */
export const officesByState = (legislators: Legislator[], given: LegislatorOffices[]) =>
  bySenator(legislators, given, (own) => {
    const offices = own.flatMap(({ city, phone, zip = '' }) => {
      if (!city || !phone) return [];
      if (PHONE.test(phone)) return `${city}|${phone.replaceAll('-', '')}|${zip.slice(0, 3)}`;
      throw new UserError(`A district office has another kind of number: ${phone}`);
    });
    return offices.sort((a, b) => a.localeCompare(b, 'en')).join('/');
  });

/**
 * Addresses of senators' offices by state and name, by city, their lines joined by `|`, such as
 * `Federal Building|151 Patton Avenue, Suite 204|Asheville, NC 28801`; the one in Washington of a senator whose
 * offices the public data lack.
 */
export const addressesByState = (legislators: Legislator[], given: LegislatorOffices[]) =>
  bySenator(legislators, given, (own, office) => {
    const inState = own
      .filter(({ city, address }) => city && address)
      .sort((a, b) => (a.city ?? '').localeCompare(b.city ?? '', 'en'))
      .map(({ building, address, suite, ...place }) => {
        const street = [address, suite].filter(Boolean).join(', ');
        return [building, street, `${place.city}, ${place.state} ${place.zip}`];
      });
    const addresses = inState.length > 0 ? inState : [[office, 'Washington, DC 20510']];
    return addresses.map((lines) => lines.filter(Boolean).join('|'));
  });

const PHONE = /^\d{3}-\d{3}-\d{4}$/;

/** By state. */
const senatorsAmong = (legislators: Legislator[]) =>
  legislators
    .flatMap(({ id, name, terms }) => {
      const term = terms.at(-1);
      const fullName = name.official_full ?? `${name.first} ${name.last}`;
      return term?.type === 'sen' ? { id, name, fullName, term } : [];
    })
    .sort((a, b) => a.term.state.localeCompare(b.term.state));

/**
 * Packs senators as `Richard *Burr|R|3154|nn`, joined by `/`: `*` before the last name, the end of
 * (202) 224-, and two votes of y, n or -, empty for later senators. Throws `UserError` for an
 * unknown party or another kind of number.
 */
export function packedSenators({ as_of, states }: Numbers, votes: Recorded[]) {
  function packed(state: string, { name, phone, ...own }: Senator) {
    const record = votes.find((each) => each.state === state && each.name === name);
    const { last, party } = record ?? own;
    if (!last || !party) throw new UserError(`${name} has no party and is not in ${VOTES}.`);
    const digits = /^202-224-(\d{4})$/.exec(phone)?.[1];
    if (!digits) throw new UserError(`${name} has another number than 202-224-: ${phone}`);
    const marked = name.replace(new RegExp(`\\b${last}(?!.*\\b${last})`), '*$&');
    const both = record ? [record.voting, record.wage] : [];
    const cast = both.map((vote) => (vote === 'none' ? '-' : vote[0]));
    return [marked, party, digits, cast.join('')].join('|');
  }
  const entries = Object.entries(states).map(([state, senators]) => [
    state,
    senators.map((senator) => packed(state, senator)).join('/'),
  ]);
  return { as_of, states: Object.fromEntries(entries) as Record<string, string> };
}

const HELP = `node scripts/run.mjs data/senators path/to/legislators-current.yaml [path/to/legislators-district-offices.yaml] 2025-01-31

Rebuilds the senators' numbers from a local copy of the public file, unless newer ones are here, and those
of their offices in the states, with their addresses, from its own; the date is the copies', by default today.`;

const isFile = (given: string) => /\.(ya?ml|json)$/.test(given);

export function main(args: string[]) {
  const { positionals } = readArguments(args, HELP, { most: 3 });
  const [path, offices] = positionals.filter(isFile);
  const [date = new Date().toISOString().slice(0, 10)] = positionals.filter((one) => !isFile(one));
  if (!path) throw new UserError(NO_FILE);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new UserError(`"${date}" is no day: 2025-01-31`);
  const legislators = readYaml(path);
  const { as_of } = readJson<Numbers>(join(ROOT, NUMBERS));
  if (date >= as_of) readNumbers(path, legislators, date);
  else log(`The numbers in ${NUMBERS} are newer, of ${as_of}, and stay.`);
  writeDirectory();
  if (!offices)
    return log('Their offices in the states stay: name legislators-district-offices.yaml as well.');
  const given: LegislatorOffices[] = readYaml(offices);
  const states = officesByState(legislators, given);
  writeJson(join(ROOT, OFFICES), { as_of: date, states });
  writeJson(join(ROOT, ADDRESSES), {
    as_of: date,
    states: addressesByState(legislators, given),
  });
  const all = Object.values(states).flatMap((each) => Object.values(each));
  const count = all.flatMap((each) => each.split('/')).length;
  log(`${count} offices in the states are in ${OFFICES}, and their addresses in ${ADDRESSES}`);
}

/** YAML includes JSON. */
function readYaml(path: string) {
  requireFile(path);
  return parse(readFileSync(path, 'utf8'), { maxAliasCount: -1 });
}

export function writeDirectory() {
  const { senators } = readJson<{ senators: Recorded[] }>(join(ROOT, VOTES));
  const directory = packedSenators(readJson<Numbers>(join(ROOT, NUMBERS)), senators);
  writeJson(join(ROOT, FILE), directory);
  log(`The senators and their votes are in ${FILE}`);
  const packed = Object.values(directory.states).flatMap((each) => each.split('/'));
  const unknown = packed.filter((each) => each.endsWith('|')).map((each) => each.split('|')[0]);
  if (unknown.length > 0)
    log(
      `Without votes, as those who came later have none: ${unknown.join(', ').replaceAll('*', '')}`,
    );
}

function readNumbers(path: string, legislators: Legislator[], date: string) {
  const states = senatorsByState(legislators);
  const count = Object.values(states).flat().length;
  if (count === 0) throw new UserError(`${path} holds no senators.`);
  writeJson(join(ROOT, NUMBERS), { as_of: date, source: SOURCE, states });
  log(`${count} senators of ${Object.keys(states).length} states are in ${NUMBERS}`);
  const vacant = Object.keys(places.en.states).filter((code) => states[code]?.length !== 2);
  if (vacant.length > 0)
    log(
      `With a vacant seat, which the site will show: ${vacant.join(', ')}. Look before you publish.`,
    );
}
