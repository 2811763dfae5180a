import { portsFrom, TEST_PORTS } from './addresses.mjs';
import { requireFreePorts } from './ports.mjs';
import { forgetResults, RESULTS, totals } from './results.mjs';
import { run, runTool } from './run.mjs';
import { command, Stop, say } from './say.mjs';
import { isSince, setUp } from './set-up.mjs';

/** @typedef {{ name: string, check: () => Promise<number>, mend: string }} Step */

/** knip's own need; all else runs on every Node that set-up.mjs lets pass. */
const OLDEST_NODE_FOR_KNIP = /** @type {const} */ ([20, 19]);

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Step[]}
 */
function stepsBeforeBuild(env) {
  /** @param {import('./run.mjs').Tool} tool @param {string[]} args */
  const tool = (tool, ...args) => runTool(tool, args, { env });
  const vitestReports = ['--reporter=default', '--reporter=json'];
  return [
    {
      name: 'Biome: format and lint',
      check: () => tool('biome', 'check', '.'),
      mend: 'Biome found something, above. Most of it is mended by: npm run fix',
    },
    {
      name: 'Types',
      check: async () =>
        (await tool('next', 'typegen')) ||
        (await tool('tsc', '--noEmit')) ||
        (await tool('tsc', '--noEmit', '--project', 'scripts')),
      mend: 'The types do not hold. Mend the lines named above.',
    },
    {
      name: 'knip: files, exports and packages that nobody uses',
      check: async () => {
        if (isSince(OLDEST_NODE_FOR_KNIP, process.versions.node)) return tool('knip');
        say(`Left out: knip needs Node ${OLDEST_NODE_FOR_KNIP.join('.')}.`);
        return 0;
      },
      mend: 'knip found something that nobody uses, above. Use it or remove it.',
    },
    {
      name: 'Drawings: each is what its words and scripts/art say',
      check: () => run(process.execPath, ['scripts/art/draw.mjs', '--check'], { env }),
      mend: 'A drawing is not of today, above. Draw the pictures again: npm run art',
    },
    {
      name: 'Unit and component tests',
      check: () => tool('vitest', 'run', ...vitestReports, `--outputFile.json=${RESULTS.vitest}`),
      mend: 'A unit test failed. Mend what is named above, then try it alone: npx vitest run',
    },
  ];
}

/** @param {Step} step */
async function take({ name, check, mend }) {
  say(`${name} ...`);
  if ((await check()) !== 0) throw new Stop(mend);
}

// `npm test`: installs, makes sure of a browser, and runs every check until the first that fails.
await command(async () => {
  forgetResults();
  try {
    await requireFreePorts(portsFrom(TEST_PORTS), 'npm test');
    await setUp();
    const { buildArchived, buildSite, testEnvironment } = await import('./build-site.mjs');
    const { ensureBrowser } = await import('./browser.mjs');
    const CHROMIUM_PATH = await ensureBrowser();
    say(`Testing with ${CHROMIUM_PATH}.`);
    const env = { ...testEnvironment(), CHROMIUM_PATH, NEXT_TELEMETRY_DISABLED: '1' };

    for (const step of stepsBeforeBuild(env)) await take(step);
    await buildArchived(env);
    await buildSite(env);
    await take({
      name: 'End to end: what a visitor does, on the exported site',
      check: () => runTool('playwright', ['test'], { env }),
      mend: 'An e2e test failed. Mend what is named above, then try it alone: npm run e2e',
    });
  } finally {
    const { passed, failed } = totals();
    say(`${passed} passed, ${failed} failed`);
  }
});
