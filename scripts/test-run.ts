import { existsSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { requireBrowser } from './browser';
import { requireBuild } from './build/build-record';
import { buildForTests, buildOthersForTests, setTestEnvironment } from './build/build-site';
import { buildAgain } from './build/second-build';
import { log } from './cli';
import { findEngines, missingEngines } from './engines';
import { execTool } from './exec';
import { readJson } from './files';
import { localEnvironment, portsFrom, TEST_PORTS } from './ports';
import { requireFreePorts } from './servers';
import {
  check,
  resultsOf,
  runSideBySide,
  runStep,
  type Step,
  unitTests,
  vitestStep,
} from './steps';

type Assertion = { status: string; fullName: string };
type VitestFile = { name: string; status: string; assertionResults: Assertion[] };
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: VitestFile[];
};
type Spec = {
  title: string;
  file: string;
  tests: { projectName: string; status: string }[];
};
type Suite = { title: string; suites?: Suite[]; specs?: Spec[] };
type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number };
  errors: unknown[];
  suites?: Suite[];
};

/** A file that could not be loaded holds no test, and is one failure. */
export function vitestTotals({ numPassedTests, numFailedTests, testResults }: VitestReport) {
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

/** An error outside of every test is one failure. */
export function playwrightTotals({
  stats: { expected, flaky, unexpected },
  errors,
  suites = [],
}: PlaywrightReport) {
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    failures: suites.flatMap((suite) => failuresOf(suite)),
  };
}

/** Each test that failed, once or for good: its file, the engine, and what it says. */
function failuresOf({ suites = [], specs = [] }: Suite): string[] {
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

const totalsOf = (report: VitestReport | PlaywrightReport) =>
  'stats' in report ? playwrightTotals(report) : vitestTotals(report);

/** A step that runs Playwright in these projects of its configuration. */
const playwrightStep = (name: string, projects: () => string[]): Step => ({
  name,
  run: () => execTool('playwright', ['test', ...projects().map((each) => `--project=${each}`)]),
  fix: 'An e2e test failed. Fix what is named above, then run it alone: npm run e2e -- its-file',
  // where playwright.config.ts leaves them
  results: resultsOf('playwright'),
});

/** A step that builds, whose error says what to do. */
const buildStep = (name: string, build: () => Promise<void>): Step => ({
  name,
  run: async () => {
    await build();
    return 0;
  },
  fix: '',
});

/** What `npm test` runs after `check`, side by side: a build has work for one core. */
const unitsAndBuild: Step[][] = [[unitTests], [buildStep('Build', buildForTests)]];

/** What `npm test` runs after those. */
const firstSteps: Step[] = [
  vitestStep('built', 'Built files: what each says', ['built']),
  playwrightStep('End to end: each page, and what a visitor does', () => ['chromium']),
];

/** What `npm run test:all` runs after that. */
const restSteps: Step[] = [
  {
    name: 'Same bytes: a second build, in another folder, is equal',
    run: buildAgain,
    fix: 'The build depends on something besides its source. Find what writes the files named above.',
  },
  buildStep('The other builds', buildOthersForTests),
  vitestStep('editions', 'Built files: what each of the others says', ['built editions']),
  playwrightStep('End to end: the others, all faults, and every engine that is here', () => {
    const engines = findEngines();
    for (const sentence of missingEngines(engines)) log(sentence);
    return ['chromium-all', ...Object.keys(engines)];
  }),
];

/** Builds the site for the tests, unless out/ is such a build. */
async function buildWhereMissing() {
  try {
    requireBuild(localEnvironment(portsFrom(TEST_PORTS)));
  } catch {
    await buildForTests();
  }
}

/**
 * Finds a browser, and runs these parts of the tests until the first step that fails. Logs which tests
 * failed, and last how many passed and failed.
 */
export async function runTests({
  first = false,
  rest = false,
}: {
  first?: boolean;
  rest?: boolean;
}) {
  const reports: { passed: number; failed: number; failures: string[] }[] = [];
  try {
    const { port, hostsPort } = portsFrom(TEST_PORTS);
    await requireFreePorts(port, hostsPort);
    process.env.CHROMIUM_PATH = requireBrowser();
    log(`Testing with ${process.env.CHROMIUM_PATH}.`);
    setTestEnvironment();
    const runCounted = async (step: Step) => {
      const { results } = step;
      if (results) rmSync(results, { force: true });
      try {
        await runStep(step);
      } finally {
        if (results && existsSync(results))
          reports.push(totalsOf(readJson<VitestReport | PlaywrightReport>(results)));
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
    const sum = (count: 'passed' | 'failed') =>
      reports.reduce((total, report) => total + report[count], 0);
    log(
      [
        ...failures.map((each) => `✘ ${each}`),
        `${sum('passed')} passed, ${sum('failed')} failed`,
      ].join('\n'),
    );
  }
}
