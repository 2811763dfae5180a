import { readArguments } from '@/scripts/cli';
import { buildForTests, buildOthersForTests, setTestEnvironment } from '@/scripts/tests/builds';

const HELP = `npm run build:tests [-- --all]

Builds the site for npm run e2e.

--all   the archived site and the other campaigns as well, for the tests tagged @all`;

export async function main(args: string[]) {
  const { values } = readArguments(args, HELP, { options: { all: { type: 'boolean' } } });
  setTestEnvironment();
  await buildForTests();
  if (values.all) await buildOthersForTests();
}
