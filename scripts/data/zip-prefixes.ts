import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { log, readArguments, UserError } from '@/scripts/cli';
import { writeJson } from '@/scripts/files';
import { ROOT } from '@/scripts/paths';

const SOURCE = 'scripts/data/zip-prefixes.csv';
const FILE = 'lib/call/zip-prefixes.json';

/** Packs zip-prefixes.csv: a place's prefixes as `010-027` or `005`, exceptions in five digits. */
export function packedPrefixes(csv: string): Record<string, string> {
  const [, ...lines] = csv.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  const table: Record<string, string> = {};
  for (const line of lines) {
    const [from = '', to = '', place = ''] = line.trim().split(',');
    if (!/^(\d{3}|\d{5})$/.test(from) || from.length !== to.length || !/^[A-Z]{2}$/.test(place)) {
      throw new UserError(`"${line}" is not a line of prefixes, such as 010,027,MA`);
    }
    const range = from === to ? from : `${from}-${to}`;
    table[place] = table[place] ? `${table[place]} ${range}` : range;
  }
  return Object.fromEntries(Object.entries(table).sort(([a], [b]) => a.localeCompare(b)));
}

const HELP = `node scripts/run.mjs data/zip-prefixes

Packs the ZIP prefixes of ${SOURCE}, after a change of that list.`;

export function main(args: string[]) {
  readArguments(args, HELP);
  const table = packedPrefixes(readFileSync(join(ROOT, SOURCE), 'utf8'));
  writeJson(join(ROOT, FILE), table);
  log(`${Object.keys(table).length} places are in ${FILE}`);
}
