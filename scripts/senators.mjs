import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './places.mjs';
import { command, isCommand, Stop, say } from './say.mjs';

const TABLE = join(ROOT, 'lib/call/senators-phone-numbers.json');
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
 * Every state's senators with their Washington numbers, the senior one first. Throws `Stop` for a
 * number that is missing and for a state with more than two.
 *
 * @param {Legislator[]} legislators
 * @returns {Record<string, Senator[]>}
 */
export function senatorsByState(legislators) {
  /** @type {Record<string, Senator[]>} */
  const states = {};
  const seated = legislators
    .flatMap(({ name, terms }) => {
      const term = terms.at(-1);
      return term?.type === 'sen' ? [{ name, term }] : [];
    })
    .sort(
      (a, b) => Number(a.term.state_rank !== 'senior') - Number(b.term.state_rank !== 'senior'),
    );

  for (const { name, term } of seated) {
    const fullName = name.official_full ?? `${name.first} ${name.last}`;
    if (!/^\d{3}-\d{3}-\d{4}$/.test(term.phone ?? '')) {
      throw new Stop(`${fullName} has no Washington number such as 202-224-3121.`);
    }
    const senators = [...(states[term.state] ?? []), { name: fullName, phone: term.phone ?? '' }];
    states[term.state] = senators;
    if (senators.length > 2) throw new Stop(`${term.state} has more than two senators.`);
  }
  return Object.fromEntries(Object.entries(states).sort(([a], [b]) => a.localeCompare(b)));
}

/**
 * `npm run senators -- path/to/legislators-current.yaml [2025-01-31]`: rebuilds the direct numbers
 * from a local copy of the public file, YAML or JSON. The date says when the copy was taken; today
 * without it.
 */
async function main() {
  const [path, date = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
  if (!path || !/^\d{4}-\d{2}-\d{2}$/.test(date)) {
    throw new Stop(
      'Say which file: npm run senators -- path/to/legislators-current.yaml 2025-01-31',
    );
  }
  // JSON is YAML, too
  const states = senatorsByState(parse(readFileSync(path, 'utf8'), { maxAliasCount: -1 }));
  const count = Object.values(states).flat().length;
  if (count === 0) throw new Stop(`${path} holds no senators.`);
  writeFileSync(TABLE, `${JSON.stringify({ as_of: date, source: SOURCE, states }, null, 2)}\n`);
  say(
    `${count} senators of ${Object.keys(states).length} states are in lib/call/senators-phone-numbers.json`,
  );
  if (count !== 100) say('That is not one hundred: a seat may be empty. Look before you publish.');
}

if (isCommand(import.meta)) await command(main);
