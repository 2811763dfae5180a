import { join } from 'node:path';
import { log, readArguments, UserError } from '@/scripts/cli';
import { readJson, requireFile, writeJson } from '@/scripts/files';
import { ROOT } from '@/scripts/paths';
import { writeDirectory } from './senators';

const FILE = 'lib/scoreboard/senate-votes.json';

/** The roll calls' keys in the source, by the demand they are about. */
const rollCalls = {
  voting: 's2093_cloture_motion_to_proceed_2021_06_22_rc246',
  wage: 'min_wage_15_waive_budget_point_of_order_2021_03_05_rc74',
};

type Person = Record<'name' | 'last_name' | 'state' | 'party' | 'office_phone' | 'website', string>;
type SourceSenator = Person & { twitter: string | null; votes: Record<string, string> };
type Source = { as_of: string; senators: SourceSenator[] };

function vote({ name, votes }: SourceSenator, demand: keyof typeof rollCalls) {
  const word = votes[rollCalls[demand]]?.toLowerCase();
  if (word === 'yea' || word === 'nay') return word;
  if (word === 'not voting' || word === 'present') return 'none';
  throw new UserError(`${name}: "${word}" is not a known vote on ${rollCalls[demand]}.`);
}

export function scoreboardOf({ as_of, senators }: Source) {
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

const HELP = `node scripts/run.mjs data/scoreboard path/to/senators-2021-07.json

Rebuilds the senators' votes from a local file.`;

export function main(args: string[]) {
  const [path] = readArguments(args, HELP, { most: 1 }).positionals;
  if (!path)
    throw new UserError(
      'Name the file: node scripts/run.mjs data/scoreboard path/to/senators.json',
    );
  requireFile(path);
  const data = scoreboardOf(readJson(path));
  writeJson(join(ROOT, FILE), data);
  log(`${data.senators.length} senators are in ${FILE}`);
  writeDirectory();
}
