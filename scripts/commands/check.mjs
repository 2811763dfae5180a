import { join } from 'node:path';
import { isMain, log, readArguments, runCommand, UserError } from '../cli.mjs';
import { execNode, execTool } from '../exec.mjs';
import { STAND_INS } from '../paths.mjs';
import { isAtLeast } from '../setup.mjs';

/** @typedef {{ name: string, run: () => Promise<number>, fix: string }} Step */

/** Where Vitest writes its results, which `npm test` counts. */
export const VITEST_RESULTS = join(STAND_INS, 'results', 'vitest.json');

/** knip needs this version; everything else runs on all supported versions of Node. */
const OLDEST_NODE_FOR_KNIP = '20.19';

/** @type {Step[]} */
const steps = [
  {
    name: 'Biome: format and lint',
    run: () => execTool('biome', ['check', '.']),
    fix: 'Biome found something, above. Most of it is fixed by: npm run fix',
  },
  {
    name: 'Types',
    run: async () =>
      (await execTool('next', ['typegen'])) ||
      (await execTool('tsc', ['--noEmit'])) ||
      (await execTool('tsc', ['--noEmit', '--project', 'scripts'])) ||
      (await execTool('tsc', ['--noEmit', '--project', 'lib/offline/worker'])),
    fix: 'The types do not hold. Fix the lines named above.',
  },
  {
    name: 'knip: files, exports and packages that nobody uses',
    run: async () => {
      if (isAtLeast(OLDEST_NODE_FOR_KNIP, process.versions.node)) return execTool('knip', []);
      log(`Skipped: knip needs Node ${OLDEST_NODE_FOR_KNIP}.`);
      return 0;
    },
    fix: 'knip found something that nobody uses, above. Use it or remove it.',
  },
  {
    name: 'Content: what organisers write in content/ and messages/',
    run: () => execNode('scripts/commands/content-check.mjs', []),
    fix: 'The content has a mistake. Fix what is named above, then look again: npm run content:check',
  },
  {
    name: 'Drawings: each is what content/ and scripts/art say',
    run: () => execNode('scripts/commands/art.mjs', ['--check']),
    fix: 'A drawing is out of date, above. Draw the pictures again: npm run art',
  },
  {
    name: 'Unit and component tests',
    run: () =>
      execTool('vitest', [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${VITEST_RESULTS}`,
      ]),
    fix: 'A unit test failed. Fix what is named above, then run it alone: npx vitest run',
  },
];

/** Runs a step. Throws `UserError`, saying how to fix it, when it fails. @param {Step} step */
export async function runStep({ name, run, fix }) {
  log(`${name} ...`);
  if ((await run()) !== 0) throw new UserError(fix);
}

/** Runs every check that needs no browser; throws `UserError` at the first that fails. */
export async function check() {
  for (const step of steps) await runStep(step);
}

const HELP = `npm run check

Format, lint, types, unused code, content, drawings and unit tests: all that needs no browser.`;

if (isMain(import.meta)) {
  await runCommand(() => {
    readArguments(HELP);
    return check();
  });
}
