import { existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isMain, log, readArguments, runCommand } from '../cli.mjs';
import { execTool } from '../exec.mjs';
import { readJson } from '../files.mjs';
import { STAND_INS } from '../paths.mjs';
import { portsFrom, TEST_PORTS } from '../ports.mjs';
import { requireFreePorts } from '../servers.mjs';
import { setUp } from '../setup.mjs';
import { check, runStep, VITEST_RESULTS } from './check.mjs';

/**
 * @typedef {{ status: string, fullName: string }} Assertion
 * @typedef {{ name: string, status: string, assertionResults: Assertion[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport
 * @typedef {{ title: string, file: string, tests: { projectName: string, status: string }[] }} Spec
 * @typedef {{ title: string, suites?: Suite[], specs?: Spec[] }} Suite
 * @typedef {{ stats: { expected: number, flaky: number, unexpected: number }, errors: unknown[], suites?: Suite[] }} PlaywrightReport
 */

/** Where playwright.config.ts leaves its results. */
const PLAYWRIGHT_RESULTS = join(STAND_INS, 'results', 'playwright.json');

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

function totals() {
  const reports = [
    ...(existsSync(VITEST_RESULTS) ? [vitestTotals(readJson(VITEST_RESULTS))] : []),
    ...(existsSync(PLAYWRIGHT_RESULTS) ? [playwrightTotals(readJson(PLAYWRIGHT_RESULTS))] : []),
  ];
  return {
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
    failed: reports.reduce((sum, { failed }) => sum + failed, 0),
    failures: reports.flatMap(({ failures }) => failures),
  };
}

const HELP = `npm test

Installs the packages, finds a browser, and runs every check until the first that fails. For a part of
it: npm run check, npx vitest run lib/schedule, npm run e2e -- calendar.`;

async function main() {
  readArguments(HELP);
  for (const file of [VITEST_RESULTS, PLAYWRIGHT_RESULTS]) rmSync(file, { force: true });
  try {
    const { port, hostsPort } = portsFrom(TEST_PORTS);
    await requireFreePorts(port, hostsPort);
    await setUp();
    const { buildForTests, setTestEnvironment } = await import('../build/build-site.mjs');
    const { buildAgain } = await import('../build/second-build.mjs');
    const { requireBrowser } = await import('../browser.mjs');
    process.env.CHROMIUM_PATH = requireBrowser();
    log(`Testing with ${process.env.CHROMIUM_PATH}.`);
    const { missingEngines } = await import('../engines.mjs');
    for (const sentence of missingEngines()) log(sentence);

    setTestEnvironment();
    await check();
    await buildForTests();
    await runStep({
      name: 'Same bytes: a second build, in another folder, is equal',
      run: buildAgain,
      fix: 'The build depends on something besides its source. Find what writes the files named above.',
    });
    await runStep({
      name: 'End to end: what a visitor does, on the exported site, in every engine that is here',
      run: () => execTool('playwright', ['test']),
      fix: 'An e2e test failed. Fix what is named above, then run it alone: npm run e2e or npm run e2e:engines',
    });
  } finally {
    const { passed, failed, failures } = totals();
    log([...failures.map((each) => `✘ ${each}`), `${passed} passed, ${failed} failed`].join('\n'));
  }
}

if (isMain(import.meta)) await runCommand(main);
