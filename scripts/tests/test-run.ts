import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireBuild } from '@/scripts/build/build-record';
import { buildAgain } from '@/scripts/build/second-build';
import { log, timed, UserError } from '@/scripts/cli';
import { type ExecOptions, execTool } from '@/scripts/exec';
import { readJson } from '@/scripts/files';
import { MOCK_SERVICES } from '@/scripts/paths';
import { requireFreePorts } from '@/scripts/servers/listen';
import { localEnvironment, portsFrom, TEST_PORTS } from '@/scripts/servers/ports';
import { requireBrowser } from './browser';
import { buildForTests, buildOthersForTests, setTestEnvironment } from './builds';
import { findEngines, missingEngines } from './engines';

/** Where each run leaves its results, which are counted at the end; playwright.config.ts names it, too. */
const RESULTS = join(MOCK_SERVICES, 'results');

/** The options of programs that run beside another. */
const buffered = { buffered: true };

/** Runs these programs one after the other. Throws `UserError`, which says what to do, when one fails. */
async function step(name: string, fix: string, ...programs: Parameters<typeof execTool>[]) {
  const hasFailed = await timed(name, async () => {
    for (const program of programs) if ((await execTool(...program)) !== 0) return true;
    return false;
  });
  if (hasFailed) throw new UserError(fix);
}

/** Runs these at once, each to its end; throws the error of the first that had one. */
async function sideBySide(...rows: (() => Promise<void>)[]) {
  const outcomes = await Promise.allSettled(rows.map((row) => row()));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

async function codeChecks() {
  await step(
    'Biome: format and lint',
    'Biome found something, above. Most of it is fixed by: npx biome check --write .',
    ['biome', ['check', '.'], buffered],
  );
  await step(
    'Types',
    'The types do not hold. Fix the lines named above.',
    ['next', ['typegen'], buffered],
    ['tsc', ['--noEmit'], buffered],
    ['tsc', ['--noEmit', '--project', 'lib/offline/worker'], buffered],
  );
}

async function otherChecks() {
  await step(
    'knip: files, exports and packages that nobody uses',
    'knip found something that nobody uses, above. Use it or remove it.',
    ['knip', [], buffered],
  );
  await step(
    'Content: what organisers write in content/ and messages/',
    'The content has a mistake. Fix what is named above, then look again: npm run content:check',
    ['run', ['content-check'], buffered],
  );
}

/** Runs the checks that are not tests, in two rows, since each uses one core most of the time. */
export const check = () => sideBySide(codeChecks, otherChecks);

/** Runs the tests of these projects of vitest.config.ts. */
const vitest = (name: string, projects: string[], options?: ExecOptions) =>
  step(
    name,
    'A test failed. Fix what is named above, then run its file alone: npx vitest run <file>',
    [
      'vitest',
      [
        ...['run', '--reporter=default', '--reporter=json'],
        `--outputFile.json=${join(RESULTS, `${projects[0]}.json`)}`,
        ...projects.map((project) => `--project=${project}`),
      ],
      options,
    ],
  );

/** Runs the tests that need no build. */
export const unitTests = () =>
  vitest('Unit and component tests', ['words and rules', 'parts', 'alone'], buffered);

/** Runs the tests of these projects of playwright.config.ts, with a browser that is found or fetched. */
async function browserTests(projects: string[]) {
  process.env.CHROMIUM_PATH = await requireBrowser();
  log(`Testing with ${process.env.CHROMIUM_PATH}.`);
  await step(
    'End to end: each page, and what a visitor does',
    'An e2e test failed. Fix what is named above, then run it alone: npm run e2e -- its-file',
    ['playwright', ['test', ...projects.map((project) => `--project=${project}`)]],
  );
}

/** The engines beside Chromium that are here; says of the others what they take. */
function enginesHere() {
  const engines = findEngines();
  for (const sentence of missingEngines(engines)) log(sentence);
  return Object.keys(engines);
}

/** Builds the site for the tests, unless out/ is such a build. */
async function buildWhereMissing() {
  try {
    requireBuild(localEnvironment(portsFrom(TEST_PORTS)));
  } catch {
    await buildForTests();
  }
}

/**
 * Runs these parts of the tests until the first that fails, what needs no browser before what does. Logs last
 * how many passed and failed.
 * @param parts the first is `npm test`, the rest is what `npm run test:all` has beyond it
 */
export async function runTests({ first = false, rest = false }) {
  const { port, hostsPort } = portsFrom(TEST_PORTS);
  await requireFreePorts(port, hostsPort);
  setTestEnvironment();
  rmSync(RESULTS, { recursive: true, force: true });
  try {
    if (first) {
      await check();
      // a build has work for one core
      await sideBySide(unitTests, buildForTests);
      await vitest('Built files: what each says', ['built']);
    } else await buildWhereMissing();
    if (rest) {
      if (
        (await timed('Same bytes: a second build, in another folder, is equal', buildAgain)) !== 0
      )
        throw new UserError(
          'The build depends on something besides its source. Find what writes the files named above.',
        );
      await timed('The other builds', buildOthersForTests);
      await vitest('Built files: what each of the others says', ['built editions']);
    }
    await browserTests([
      ...(first ? ['chromium'] : []),
      ...(rest ? ['chromium-all', ...enginesHere()] : []),
    ]);
  } finally {
    const files = existsSync(RESULTS) ? readdirSync(RESULTS) : [];
    const { passed, failed } = totals(files.map((file) => readJson<Report>(join(RESULTS, file))));
    log(`${passed} passed, ${failed} failed`);
  }
}

type Report =
  | {
      numPassedTests: number;
      numFailedTests: number;
      testResults: { status: string; assertionResults: unknown[] }[];
    }
  | { stats: { expected: number; flaky: number; unexpected: number }; errors: unknown[] };

/**
 * How many tests passed and failed in these reports of Vitest and Playwright. A file that could not be loaded
 * holds no test, and is one failure; so is an error outside of every test.
 */
export function totals(reports: Report[]) {
  let [passed, failed] = [0, 0];
  for (const report of reports) {
    if ('stats' in report) {
      const { expected, flaky, unexpected } = report.stats;
      passed += expected + flaky;
      failed += unexpected + report.errors.length;
    } else {
      const unloaded = report.testResults.filter(
        ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
      );
      passed += report.numPassedTests;
      failed += report.numFailedTests + unloaded.length;
    }
  }
  return { passed, failed };
}
