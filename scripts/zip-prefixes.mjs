import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.mjs';
import { command, isCommand, Stop, say } from './say.mjs';

const SOURCE = join(ROOT, 'scripts/directory/zip-prefixes.csv');
const TABLE = join(ROOT, 'lib/call/zip-prefixes.json');

/**
 * Packs the list of ZIP prefixes for the browser: per place its prefixes as `010-027` or `005`, with
 * five digits for an exception.
 *
 * @param {string} csv as in scripts/directory/zip-prefixes.csv
 * @returns {Record<string, string>}
 */
export function packedPrefixes(csv) {
  const [, ...lines] = csv.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  /** @type {Record<string, string>} */
  const table = {};
  for (const line of lines) {
    const [from = '', to = '', place = ''] = line.trim().split(',');
    if (!/^(\d{3}|\d{5})$/.test(from) || from.length !== to.length || !/^[A-Z]{2}$/.test(place)) {
      throw new Stop(`"${line}" is no line of prefixes, such as 010,027,MA`);
    }
    const range = from === to ? from : `${from}-${to}`;
    table[place] = table[place] ? `${table[place]} ${range}` : range;
  }
  return Object.fromEntries(Object.entries(table).sort(([a], [b]) => a.localeCompare(b)));
}

// `npm run zip-prefixes`: after a change to the list.
if (isCommand(import.meta)) {
  await command(async () => {
    const table = packedPrefixes(readFileSync(SOURCE, 'utf8'));
    writeFileSync(TABLE, `${JSON.stringify(table, null, 2)}\n`);
    say(`${Object.keys(table).length} places are in lib/call/zip-prefixes.json`);
  });
}
