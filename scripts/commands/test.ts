import { requireBuild } from '@/scripts/build/require-build';
import { durations, log, readArguments, timed, UserError } from '@/scripts/cli';
import { execTool } from '@/scripts/exec';
import { localServers, requireFreePorts, TEST_PORTS } from '@/scripts/servers/ports';
import { bareBrowser, getBareBrowser, requireBrowser } from '@/scripts/tests/chromium';
import { findEngines, missingEngines } from '@/scripts/tests/engines';
import { buildAgain } from '@/scripts/tests/second-build';
import { buildForTests, buildOthersForTests, setTestEnvironment } from './build-tests';

const HELP = `npm test
npm run test:all [-- --rest]
npm run check

Finds a browser, and runs what has to hold before a commit, until the first that
fails: npm run check, one build, its files, and what a visitor does in Chromium. For a part of it:
npx vitest run lib/schedule, npm run e2e -- calendar.

--check   as npm run check does: format, lint, types, unused code, content and unit tests, which need no build
--all     as npm run test:all does: that, and the rest: the same bytes twice, the archived site, other
          campaigns, the tests tagged @all, Firefox, WebKit, and npm test's in the Chromium that it gets
          where there is none
--rest    only the rest, after npm test and on its build`;

type Program = [tool: Parameters<typeof execTool>[0], ...args: string[]];

/** Runs these programs one after the other. Throws `UserError`, which says what to do, when one fails. */
async function step(name: string, fix: string, ...programs: Program[]) {
  const hasFailed = await timed(name, async () => {
    for (const [tool, ...args] of programs) {
      // what may run beside another is shown when it has ended
      if (await execTool(tool, args, { buffered: tool !== 'playwright' })) return true;
    }
    return false;
  });
  if (hasFailed) throw new UserError(fix);
}

/** Runs these at once, each to its end; throws the first error. */
async function sideBySide(...rows: (() => Promise<void>)[]) {
  const outcomes = await Promise.allSettled(rows.map((row) => row()));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

async function codeChecks() {
  await step(
    'Biome: format and lint',
    'Biome found something, above. Most of it is fixed by: npx biome check --write .',
    ['biome', 'check', '.'],
  );
  await step(
    'Types',
    'The types do not hold. Fix the lines named above.',
    ['next', 'typegen'],
    ['tsc', '--noEmit'],
    ['tsc', '--noEmit', '--project', 'lib/offline/worker'],
  );
}

async function otherChecks() {
  await step(
    'knip: files, exports and packages that nobody uses',
    'knip found something that nobody uses, above. Use it or remove it.',
    ['knip'],
  );
  await step(
    'Content: what organisers write in content/ and messages/',
    'The content has a mistake. Fix what is named above, then look again: npm run content:check',
    ['run', 'content-check'],
  );
}

/** Runs the checks that are not tests, in two rows, since each uses one core most of the time. */
const checks = () => sideBySide(codeChecks, otherChecks);

const vitest = (name: string, ...projects: string[]) =>
  step(
    name,
    'A test failed. Fix what is named above, then run its file alone: npx vitest run <file>',
    ['vitest', 'run', ...projects.map((project) => `--project=${project}`)],
  );

const unitTests = () => vitest('Unit and component tests', 'words and rules', 'parts', 'alone');

/** Runs the tests of these projects of playwright.config.ts, with a browser that is found or fetched. */
async function browserTests(projects: string[]) {
  process.env.CHROMIUM_PATH = await requireBrowser();
  log(`Testing with ${process.env.CHROMIUM_PATH}.`);
  // where it is the browser that was found, npm test has run in it
  const isBare = process.env.CHROMIUM_PATH === bareBrowser();
  const own = projects.filter((project) => !isBare || project !== 'chromium-bare');
  await step(
    'End to end: each page, and what a visitor does',
    'An e2e test failed. Fix what is named above, then run it alone: npm run e2e -- its-file',
    ['playwright', 'test', ...own.map((project) => `--project=${project}`)],
  );
}

/** What `npm run test:all` has beyond `npm test`, but for its browser tests. */
async function otherBuilds() {
  if ((await timed('Same bytes: a second build, in another folder, is equal', buildAgain)) !== 0)
    throw new UserError(
      'The build depends on something besides its source. Find what writes the files named above.',
    );
  await timed('The other builds', buildOthersForTests);
  await vitest('Built files: what each of the others says', 'built editions');
}

async function buildWhereMissing(origins: string[]) {
  try {
    requireBuild(origins);
  } catch {
    await buildForTests();
  }
}

/** Runs the tests until the first that fails, what needs no browser before what does. */
export async function main(args: string[]) {
  const flag = { type: 'boolean' } as const;
  const options = { check: flag, all: flag, rest: flag };
  const { check, all, rest } = readArguments(args, HELP, { options }).values;
  if (check) {
    await checks();
    return unitTests();
  }
  const { port, hostsPort, site, hosts } = localServers(TEST_PORTS);
  await requireFreePorts(port, hostsPort);
  setTestEnvironment();
  try {
    if (rest) await buildWhereMissing([site, hosts]);
    else {
      await checks();
      process.env.CHECKED_TYPES = 'yes';
      // a build has work for one core
      await sideBySide(unitTests, buildForTests);
      await vitest('Built files: what each says', 'built');
    }
    if (all) {
      await otherBuilds();
      await getBareBrowser();
    }
    const engines = findEngines();
    if (all) for (const sentence of missingEngines(engines)) log(sentence);
    await browserTests([
      ...(rest ? [] : ['chromium']),
      ...(all ? ['chromium-all', ...Object.keys(engines)] : []),
    ]);
  } finally {
    log(durations.map(({ name, seconds }) => `${`${seconds}`.padStart(5)} s  ${name}`).join('\n'));
  }
}
