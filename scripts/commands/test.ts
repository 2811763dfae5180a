import { readArguments } from '@/scripts/cli';
import { runTests } from '@/scripts/tests/test-run';

const HELP = `npm test

Finds a browser, and runs what has to hold before a commit, until the first that
fails: npm run check, one build, its files, and what a visitor does in Chromium. For a part of it:
npm run check, npx vitest run lib/schedule, npm run e2e -- calendar.`;

export function main(args: string[]) {
  readArguments(args, HELP);
  return runTests({ first: true });
}
