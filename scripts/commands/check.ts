import { readArguments } from '@/scripts/cli';
import { check, unitTests } from '@/scripts/tests/test-run';

const HELP = `npm run check

Format, lint, types, unused code, content and unit tests: all that needs no build.`;

export async function main(args: string[]) {
  readArguments(args, HELP);
  await check();
  await unitTests();
}
