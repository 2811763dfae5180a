import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, log, runCommand } from '../cli.mjs';
import { execTool } from '../exec.mjs';
import { STAND_INS } from '../paths.mjs';
import { portsFrom, TEST_PORTS } from '../ports.mjs';
import { requireFreePorts } from '../servers.mjs';
import { setUp } from '../setup.mjs';
import { check, runStep, VITEST_RESULTS } from './check.mjs';

/**
 * @typedef {{ status: string, assertionResults: unknown[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport
 * @typedef {{ stats: { expected: number, flaky: number, unexpected: number }, errors: unknown[] }} PlaywrightReport
 */

/** Where playwright.config.ts leaves its results. */
const PLAYWRIGHT_RESULTS = join(STAND_INS, 'results', 'playwright.json');

/** A file that could not be loaded holds no test, and is one failure. @param {VitestReport} report */
export function vitestTotals({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

/** An error outside of every test is one failure. @param {PlaywrightReport} report */
export function playwrightTotals({ stats: { expected, flaky, unexpected }, errors }) {
  return { passed: expected + flaky, failed: unexpected + errors.length };
}

function totals() {
  /** @param {string} file */
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
  const reports = [
    ...(existsSync(VITEST_RESULTS) ? [vitestTotals(read(VITEST_RESULTS))] : []),
    ...(existsSync(PLAYWRIGHT_RESULTS) ? [playwrightTotals(read(PLAYWRIGHT_RESULTS))] : []),
  ];
  return {
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
    failed: reports.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** `npm test`: installs, finds a browser, and runs every check until the first that fails. */
async function main() {
  for (const file of [VITEST_RESULTS, PLAYWRIGHT_RESULTS]) rmSync(file, { force: true });
  try {
    const { port, hostsPort } = portsFrom(TEST_PORTS);
    await requireFreePorts(port, hostsPort);
    await setUp();
    const { buildForTests, setTestEnvironment } = await import('../build/build-site.mjs');
    const { ensureBrowser } = await import('../browser.mjs');
    process.env.CHROMIUM_PATH = await ensureBrowser();
    log(`Testing with ${process.env.CHROMIUM_PATH}.`);

    setTestEnvironment();
    await check();
    await buildForTests();
    await runStep({
      name: 'End to end: what a visitor does, on the exported site',
      run: () => execTool('playwright', ['test']),
      fix: 'An e2e test failed. Fix what is named above, then run it alone: npm run e2e',
    });
  } finally {
    const { passed, failed } = totals();
    log(`${passed} passed, ${failed} failed`);
  }
}

if (isMain(import.meta)) await runCommand(main);
