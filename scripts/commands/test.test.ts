import { expect, test } from 'vitest';
import { totals } from './test';

const unitTests = {
  numPassedTests: 2,
  numFailedTests: 1,
  testResults: [
    { status: 'passed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [{}] },
  ],
};
const e2eTests = { stats: { expected: 5, flaky: 1, unexpected: 2 }, errors: [] };

test.each([
  ['nothing', [], { passed: 0, failed: 0 }],
  ['unit tests', [unitTests], { passed: 2, failed: 1 }],
  [
    'a file that could not be loaded, as one failure',
    [{ ...unitTests, testResults: [{ status: 'failed', assertionResults: [] }] }],
    { passed: 2, failed: 2 },
  ],
  ['an error outside of every test', [{ ...e2eTests, errors: [{}] }], { passed: 6, failed: 3 }],
  ['all of a run', [unitTests, e2eTests], { passed: 8, failed: 3 }],
])('counts %s', (_, reports, counted) => {
  expect(totals(reports)).toEqual(counted);
});
