import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isMain, log, readArguments, runCommand, UserError } from '../cli.mjs';
import { readJson, requireFile, writeJson } from '../files.mjs';
import { ROOT } from '../paths.mjs';

const NUMBERS = 'scripts/data/senators-phone-numbers.json';
const VOTES = 'lib/scoreboard/senate-votes.json';
const FILE = 'lib/call/senate-directory.json';
const SOURCE = 'github.com/unitedstates/congress-legislators, legislators-current (public domain)';

/**
 * The part of a legislator that is used, as in legislators-current.yaml or .json of
 * unitedstates/congress-legislators: a list of people with their terms, the current one last.
 *
 * @typedef {{ type: 'sen' | 'rep', state: string, phone?: string, state_rank?: string }} Term
 * @typedef {{ first?: string, last?: string, official_full?: string }} Name
 * @typedef {{ name: Name, terms: Term[] }} Legislator
 * @typedef {{ name: string, phone: string }} Senator
 * @typedef {Record<'name' | 'last' | 'state' | 'party' | 'voting' | 'wage', string>} Recorded a senator
 *   of senate-votes.json
 */

/**
 * Every state's senators with their Washington numbers, the senior one first. Throws `UserError` for
 * a missing number and for a state with more than two.
 *
 * @param {Legislator[]} legislators
 * @returns {Record<string, Senator[]>}
 */
export function senatorsByState(legislators) {
  /** @type {Record<string, Senator[]>} */
  const states = {};
  for (const { name, terms } of legislators) {
    const term = terms.at(-1);
    if (term?.type !== 'sen') continue;
    const { state, phone = '', state_rank } = term;
    const fullName = name.official_full ?? `${name.first} ${name.last}`;
    if (!/^\d{3}-\d{3}-\d{4}$/.test(phone)) {
      throw new UserError(`${fullName} has no Washington number such as 202-224-3121.`);
    }
    const senator = { name: fullName, phone };
    const colleagues = states[state] ?? [];
    if (colleagues.length === 2) throw new UserError(`${state} has more than two senators.`);
    states[state] = state_rank === 'senior' ? [senator, ...colleagues] : [...colleagues, senator];
  }
  return Object.fromEntries(Object.entries(states).sort(([a], [b]) => a.localeCompare(b)));
}

/**
 * Packs the senators for the browser: `Richard *Burr|R|3154|nn` for each of the state's two, senior
 * first, separated by `/`. The asterisk precedes the last name, the digits complete the number
 * (202) 224-, and the letters are the votes on the two roll calls: yea, nay, or - for none. Throws
 * `UserError` for a senator without votes or with another kind of number.
 *
 * @param {{ as_of: string, states: Record<string, Senator[]> }} numbers
 * @param {Recorded[]} votes
 */
export function packedSenators({ as_of, states }, votes) {
  /** @param {string} state @param {Senator} senator */
  function packed(state, { name, phone }) {
    const record = votes.find((each) => each.state === state && each.name === name);
    if (!record) throw new UserError(`${name} is not in ${VOTES}: run npm run scoreboard first.`);
    const digits = /^202-224-(\d{4})$/.exec(phone)?.[1];
    if (!digits) throw new UserError(`${name} has another number than 202-224-: ${phone}`);
    const marked = name.replace(new RegExp(`\\b${record.last}(?!.*\\b${record.last})`), '*$&');
    const cast = [record.voting, record.wage].map((vote) => (vote === 'none' ? '-' : vote[0]));
    return [marked, record.party, digits, cast.join('')].join('|');
  }
  const entries = Object.entries(states).map(([state, senators]) => [
    state,
    senators.map((senator) => packed(state, senator)).join('/'),
  ]);
  return { as_of, states: Object.fromEntries(entries) };
}

const HELP = `npm run senators -- path/to/legislators-current.yaml 2025-01-31

Rebuilds the senators' numbers from a local copy of the public file; the date is the copy's, by default
today. Without a file, it only packs again what it has, after a change of the votes.`;

function main() {
  const { positionals } = readArguments(HELP, { most: 2 });
  const [path, date = new Date().toISOString().slice(0, 10)] = positionals;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new UserError(`"${date}" is no day: 2025-01-31`);
  if (path) readNumbers(path, date);
  const { senators } = readJson(join(ROOT, VOTES));
  writeJson(join(ROOT, FILE), packedSenators(readJson(join(ROOT, NUMBERS)), senators));
  log(`The senators and their votes are in ${FILE}`);
}

/** @param {string} path @param {string} date */
function readNumbers(path, date) {
  requireFile(path);
  // YAML includes JSON
  const states = senatorsByState(parse(readFileSync(path, 'utf8'), { maxAliasCount: -1 }));
  const count = Object.values(states).flat().length;
  if (count === 0) throw new UserError(`${path} holds no senators.`);
  writeJson(join(ROOT, NUMBERS), { as_of: date, source: SOURCE, states });
  log(`${count} senators of ${Object.keys(states).length} states are in ${NUMBERS}`);
  if (count !== 100) log('That is not one hundred: a seat may be empty. Look before you publish.');
}

if (isMain(import.meta)) await runCommand(main);
