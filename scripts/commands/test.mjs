import { readArguments, runCommand } from '../cli.mjs';
import { runTests } from '../test-run.mjs';

const HELP = `npm test

Installs the packages, finds a browser, and runs what has to hold before a commit, until the first that
fails: npm run check, one build, its files, and what a visitor does in Chromium. For a part of it:
npm run check, npx vitest run lib/schedule, npm run e2e -- calendar.`;

await runCommand(() => {
  readArguments(HELP);
  return runTests({ first: true });
});
