import { expect, test } from 'vitest';
import { playwrightTotals, vitestTotals } from './test.mjs';

test('counts unit tests, and a file that could not be loaded as one failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}, {}] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ];
  expect(vitestTotals({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 2,
  });
});

test('counts e2e tests, and an error outside of them as one failure', () => {
  const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 3 };
  expect(playwrightTotals({ stats, errors: [{}] })).toEqual({ passed: 6, failed: 3 });
});
