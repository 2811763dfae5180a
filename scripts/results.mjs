import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { STAND_INS } from './places.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Totals
 * @typedef {{ status: string, assertionResults: unknown[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport
 * @typedef {{ stats: { expected: number, flaky: number, unexpected: number }, errors: unknown[] }} PlaywrightReport
 */

/** Where the runs leave their results; playwright.config.ts names the second one, too. */
export const RESULTS = {
  vitest: join(STAND_INS, 'results', 'vitest.json'),
  playwright: join(STAND_INS, 'results', 'playwright.json'),
};

/** Forgets the results of an earlier run. */
export function forgetResults() {
  for (const file of Object.values(RESULTS)) rmSync(file, { force: true });
}

/** What the runs since then have passed and failed, together. */
export function totals() {
  const vitest = vitestTotals(read(RESULTS.vitest));
  const playwright = playwrightTotals(read(RESULTS.playwright));
  return {
    passed: vitest.passed + playwright.passed,
    failed: vitest.failed + playwright.failed,
  };
}

/**
 * A file that could not even be loaded holds no test, and is one failure.
 *
 * @param {VitestReport | null} report
 * @returns {Totals}
 */
export function vitestTotals(report) {
  if (!report) return { passed: 0, failed: 0 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

/**
 * An error outside of every test is one failure.
 *
 * @param {PlaywrightReport | null} report
 * @returns {Totals}
 */
export function playwrightTotals(report) {
  if (!report) return { passed: 0, failed: 0 };
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
