import { existsSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { log } from './cli.mjs';
import {
  check,
  resultsOf,
  runSideBySide,
  runStep,
  unitTests,
  vitestStep,
} from './commands/check.mjs';
import { execTool } from './exec.mjs';
import { readJson } from './files.mjs';
import { localEnvironment, portsFrom, TEST_PORTS } from './ports.mjs';
import { requireFreePorts } from './servers.mjs';
import { setUp } from './setup.mjs';

// This file runs before node_modules exists: what needs packages is imported after `setUp`.

/**
 * @typedef {{ status: string, fullName: string }} Assertion
 * @typedef {{ name: string, status: string, assertionResults: Assertion[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport
 * @typedef {{ title: string, file: string, tests: { projectName: string, status: string }[] }} Spec
 * @typedef {{ title: string, suites?: Suite[], specs?: Spec[] }} Suite
 * @typedef {{ stats: { expected: number, flaky: number, unexpected: number }, errors: unknown[], suites?: Suite[] }} PlaywrightReport
 * @typedef {import('./commands/check.mjs').Step} Step
 */

/** A file that could not be loaded holds no test, and is one failure. @param {VitestReport} report */
export function vitestTotals({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${basename(name)}: ${fullName}`),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    failures: [...failures, ...unloaded.map(({ name }) => `${basename(name)} could not be loaded`)],
  };
}

/** An error outside of every test is one failure. @param {PlaywrightReport} report */
export function playwrightTotals({ stats: { expected, flaky, unexpected }, errors, suites = [] }) {
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    failures: suites.flatMap((suite) => failuresOf(suite)),
  };
}

/**
 * Each test that failed, once or for good: its file, the engine, and what it says.
 *
 * @param {Suite} suite
 * @returns {string[]}
 */
function failuresOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(
        ({ projectName, status }) =>
          `${basename(file)}, ${projectName}: ${title}${status === 'flaky' ? ' (passed when tried again)' : ''}`,
      ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

/** @param {VitestReport | PlaywrightReport} report */
const totalsOf = (report) => ('stats' in report ? playwrightTotals(report) : vitestTotals(report));

/**
 * A step that runs Playwright in these projects of its configuration.
 *
 * @param {string} name
 * @param {() => Promise<string[]>} projects
 * @returns {Step}
 */
const playwrightStep = (name, projects) => ({
  name,
  run: async () =>
    execTool('playwright', ['test', ...(await projects()).map((each) => `--project=${each}`)]),
  fix: 'An e2e test failed. Fix what is named above, then run it alone: npm run e2e -- its-file',
  // where playwright.config.ts leaves them
  results: resultsOf('playwright'),
});

/**
 * A step of build-site.mjs, whose error says what to do.
 *
 * @param {string} name
 * @param {(builds: typeof import('./build/build-site.mjs')) => Promise<void>} build
 * @returns {Step}
 */
const buildStep = (name, build) => ({
  name,
  run: async () => {
    await build(await import('./build/build-site.mjs'));
    return 0;
  },
  fix: '',
});

/** @type {Step[][]} What `npm test` runs after `check`, side by side: a build has work for one core. */
const unitsAndBuild = [[unitTests], [buildStep('Build', ({ buildForTests }) => buildForTests())]];

/** @type {Step[]} What `npm test` runs after those. */
const firstSteps = [
  vitestStep('built', 'Built files: what each says', ['built']),
  playwrightStep('End to end: each page, and what a visitor does', async () => ['chromium']),
];

/** @type {Step[]} What `npm run test:all` runs after that. */
const restSteps = [
  {
    name: 'Same bytes: a second build, in another folder, is equal',
    run: async () => (await import('./build/second-build.mjs')).buildAgain(),
    fix: 'The build depends on something besides its source. Find what writes the files named above.',
  },
  buildStep('The other builds', ({ buildOthersForTests }) => buildOthersForTests()),
  vitestStep('editions', 'Built files: what each of the others says', ['built editions']),
  playwrightStep('End to end: the others, all faults, and every engine that is here', async () => {
    const { findEngines, missingEngines } = await import('./engines.mjs');
    const engines = findEngines();
    for (const sentence of missingEngines(engines)) log(sentence);
    return ['chromium-all', ...Object.keys(engines)];
  }),
];

/** Builds the site for the tests, unless out/ is such a build. */
async function buildWhereMissing() {
  const { requireBuild } = await import('./build/build-record.mjs');
  try {
    requireBuild(localEnvironment(portsFrom(TEST_PORTS)));
  } catch {
    const { buildForTests } = await import('./build/build-site.mjs');
    await buildForTests();
  }
}

/**
 * Installs the packages, finds a browser, and runs these parts of the tests until the first step that
 * fails. Logs which tests failed, and last how many passed and failed.
 *
 * @param {{ first?: boolean, rest?: boolean }} parts
 */
export async function runTests({ first = false, rest = false }) {
  /** @type {{ passed: number, failed: number, failures: string[] }[]} */
  const reports = [];
  try {
    const { port, hostsPort } = portsFrom(TEST_PORTS);
    await requireFreePorts(port, hostsPort);
    await setUp();
    const { setTestEnvironment } = await import('./build/build-site.mjs');
    const { requireBrowser } = await import('./browser.mjs');
    process.env.CHROMIUM_PATH = requireBrowser();
    log(`Testing with ${process.env.CHROMIUM_PATH}.`);
    setTestEnvironment();
    const runCounted = async (/** @type {Step} */ step) => {
      const { results } = step;
      if (results) rmSync(results, { force: true });
      try {
        await runStep(step);
      } finally {
        if (results && existsSync(results)) reports.push(totalsOf(readJson(results)));
      }
    };
    if (first) {
      await check();
      await runSideBySide(unitsAndBuild, runCounted);
    } else await buildWhereMissing();
    for (const step of [...(first ? firstSteps : []), ...(rest ? restSteps : [])]) {
      await runCounted(step);
    }
  } finally {
    const failures = reports.flatMap((report) => report.failures);
    const sum = (/** @type {'passed' | 'failed'} */ count) =>
      reports.reduce((total, report) => total + report[count], 0);
    log(
      [
        ...failures.map((each) => `✘ ${each}`),
        `${sum('passed')} passed, ${sum('failed')} failed`,
      ].join('\n'),
    );
  }
}
