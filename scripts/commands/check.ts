import { readArguments } from '@/scripts/cli';
import { check, runStep, unitTests } from '@/scripts/steps';

const HELP = `npm run check

Format, lint, types, unused code, content and unit tests: all that needs no build.`;

export async function main(args: string[]) {
  readArguments(args, HELP);
  await check();
  await runStep(unitTests);
}
