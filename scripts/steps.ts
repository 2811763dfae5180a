import { join } from 'node:path';
import { log, UserError } from './cli';
import { type ExecOptions, execCommand, execTool } from './exec';
import { MOCK_SERVICES } from './paths';
import { isAtLeast } from './setup.mjs';

export type Step = {
  name: string;
  /** resolves to the exit code */
  run: () => Promise<number>;
  /** what to do when it fails */
  fix: string;
  /** the file that the tests' results are in */
  results?: string;
};

/** Where the tests leave their results, which `npm test` counts. */
export const resultsOf = (name: string) => join(MOCK_SERVICES, 'results', `${name}.json`);

/** knip needs this version; everything else runs on all supported versions of Node. */
const OLDEST_NODE_FOR_KNIP = '20.19';

/** The options of programs that run beside another. */
const buffered = { buffered: true };

/** What uses one core most of the time: two rows, which run side by side. */
const rows: Step[][] = [
  [
    {
      name: 'Biome: format and lint',
      run: () => execTool('biome', ['check', '.'], buffered),
      fix: 'Biome found something, above. Most of it is fixed by: npx biome check --write .',
    },
    {
      name: 'Types',
      run: async () =>
        (await execTool('next', ['typegen'], buffered)) ||
        (await execTool('tsc', ['--noEmit'], buffered)) ||
        (await execTool('tsc', ['--noEmit', '--project', 'lib/offline/worker'], buffered)),
      fix: 'The types do not hold. Fix the lines named above.',
    },
  ],
  [
    {
      name: 'knip: files, exports and packages that nobody uses',
      run: async () => {
        if (isAtLeast(OLDEST_NODE_FOR_KNIP, process.versions.node))
          return execTool('knip', [], buffered);
        log(`Skipped: knip needs Node ${OLDEST_NODE_FOR_KNIP}.`);
        return 0;
      },
      fix: 'knip found something that nobody uses, above. Use it or remove it.',
    },
    {
      name: 'Content: what organisers write in content/ and messages/',
      run: () => execCommand('content-check', [], buffered),
      fix: 'The content has a mistake. Fix what is named above, then look again: npm run content:check',
    },
  ],
];

/**
 * A step that runs these projects of vitest.config.ts.
 * @param title what the console says it is
 */
export function vitestStep(
  name: string,
  title: string,
  projects: string[],
  exec?: ExecOptions,
): Step {
  const results = resultsOf(name);
  const options = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  return {
    name: title,
    run: () => execTool('vitest', ['run', ...options, ...reporters], exec),
    fix: 'A test failed. Fix what is named above, then run its file alone: npx vitest run <file>',
    results,
  };
}

export const unitTests = vitestStep(
  'unit',
  'Unit and component tests',
  ['words and rules', 'parts', 'alone'],
  buffered,
);

/** Runs a step, and logs its time. Throws `UserError`, saying how to fix it, when it fails. */
export async function runStep({ name, run, fix }: Step) {
  log(`${name} ...`);
  const start = performance.now();
  if ((await run()) !== 0) throw new UserError(fix);
  log(`${name}: ${Math.round((performance.now() - start) / 1000)} s`);
}

/**
 * Runs rows of steps side by side, each until its first that fails; throws the error of the first row that
 * had one.
 */
export async function runSideBySide(rows: Step[][], run: (step: Step) => Promise<void> = runStep) {
  const outcomes = await Promise.allSettled(
    rows.map(async (row) => {
      for (const step of row) await run(step);
    }),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** Runs the checks that are not tests; throws `UserError` for the first that fails. */
export const check = () => runSideBySide(rows);
