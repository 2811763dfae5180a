import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isMain, log, runCommand, UserError } from '../cli.mjs';
import { ROOT } from '../paths.mjs';

const FILE = 'lib/call/senators-phone-numbers.json';
const SOURCE = 'github.com/unitedstates/congress-legislators, legislators-current (public domain)';

/**
 * The part of a legislator that is read, as in legislators-current.yaml or .json of
 * unitedstates/congress-legislators: a list of people with the terms they served, the last one now.
 *
 * @typedef {{ type: 'sen' | 'rep', state: string, phone?: string, state_rank?: string }} Term
 * @typedef {{ first?: string, last?: string, official_full?: string }} Name
 * @typedef {{ name: Name, terms: Term[] }} Legislator
 * @typedef {{ name: string, phone: string }} Senator
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

/** `npm run senators -- path/to/legislators-current.yaml 2025-01-31`, the day of the copy or today */
function main() {
  const [, , path, date = new Date().toISOString().slice(0, 10)] = process.argv;
  if (!path || !/^\d{4}-\d{2}-\d{2}$/.test(date)) {
    throw new UserError(
      'Name the file: npm run senators -- path/to/legislators-current.yaml 2025-01-31',
    );
  }
  // JSON is YAML, too
  const states = senatorsByState(parse(readFileSync(path, 'utf8'), { maxAliasCount: -1 }));
  const count = Object.values(states).flat().length;
  if (count === 0) throw new UserError(`${path} holds no senators.`);
  const table = { as_of: date, source: SOURCE, states };
  writeFileSync(join(ROOT, FILE), `${JSON.stringify(table, null, 2)}\n`);
  log(`${count} senators of ${Object.keys(states).length} states are in ${FILE}`);
  if (count !== 100) log('That is not one hundred: a seat may be empty. Look before you publish.');
}

if (isMain(import.meta)) await runCommand(main);
