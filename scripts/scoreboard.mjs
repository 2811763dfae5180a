import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.mjs';
import { command, isCommand, Stop, say } from './say.mjs';

const DATA = join(ROOT, 'lib/scoreboard/senate-votes.json');

/** The roll calls, by the demand that they stand for and the key they have in the source. */
const rollCalls = {
  voting: 's2093_cloture_motion_to_proceed_2021_06_22_rc246',
  wage: 'min_wage_15_waive_budget_point_of_order_2021_03_05_rc74',
};

/**
 * The part of the source that is read: who sat, and how each voted in words, such as "Yea".
 *
 * @typedef {object} SourceSenator
 * @property {string} name
 * @property {string} last_name
 * @property {string} state
 * @property {string} party
 * @property {string} office_phone
 * @property {string} website
 * @property {string | null} twitter
 * @property {Record<string, string>} votes
 *
 * @typedef {{ as_of: string, senators: SourceSenator[] }} Source
 */

/** @param {SourceSenator} senator @param {keyof typeof rollCalls} demand */
function vote({ name, votes }, demand) {
  const word = votes[rollCalls[demand]]?.toLowerCase();
  if (word === 'yea' || word === 'nay') return word;
  if (word === 'not voting' || word === 'present') return 'none';
  throw new Stop(`${name}: "${word}" is no vote that we know on ${rollCalls[demand]}.`);
}

/**
 * What the scoreboard shows, from the file of the hundred senators and their votes.
 * @param {Source} source
 */
export function scoreboardOf({ as_of, senators }) {
  const rows = senators.map((senator) => ({
    name: senator.name,
    last: senator.last_name,
    state: senator.state,
    party: senator.party[0] ?? '',
    phone: senator.office_phone,
    website: senator.website,
    twitter: senator.twitter,
    voting: vote(senator, 'voting'),
    wage: vote(senator, 'wage'),
  }));
  return { as_of: as_of.slice(0, 10), senators: rows };
}

/** `npm run scoreboard -- path/to/senators-2021-07.json`: rebuilds the scoreboard's data. */
async function main() {
  const [path] = process.argv.slice(2);
  if (!path) throw new Stop('Say which file: npm run scoreboard -- path/to/senators-2021-07.json');
  const data = scoreboardOf(JSON.parse(readFileSync(path, 'utf8')));
  writeFileSync(DATA, `${JSON.stringify(data, null, 2)}\n`);
  say(`${data.senators.length} senators are in lib/scoreboard/senate-votes.json`);
}

if (isCommand(import.meta)) await command(main);
