import { expect, test } from 'vitest';
import { playwrightTotals, vitestTotals } from './test-run';

test('counts unit tests, and a file that could not be loaded as one failure', () => {
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'passed',
      assertionResults: [{ status: 'passed', fullName: 'one' }],
    },
    {
      name: '/b.test.ts',
      status: 'failed',
      assertionResults: [{ status: 'failed', fullName: 'two' }],
    },
    { name: '/c.test.ts', status: 'failed', assertionResults: [] },
  ];
  expect(vitestTotals({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 2,
    failures: ['b.test.ts: two', 'c.test.ts could not be loaded'],
  });
});

test('counts e2e tests, and an error outside of them as one failure', () => {
  const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 3 };
  const tests = [
    { projectName: 'webkit', status: 'unexpected' },
    { projectName: 'firefox', status: 'expected' },
    { projectName: 'chromium', status: 'flaky' },
  ];
  const suite = {
    title: 'calls',
    specs: [{ title: 'en: one call', file: 'flows.spec.ts', tests }],
  };
  const suites = [{ title: 'flows.spec.ts', suites: [suite] }];
  expect(playwrightTotals({ stats, errors: [{}], suites })).toEqual({
    passed: 6,
    failed: 3,
    failures: [
      'flows.spec.ts, webkit: en: one call',
      'flows.spec.ts, chromium: en: one call (passed when tried again)',
    ],
  });
});
