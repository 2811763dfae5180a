import { buildForTests, buildOthersForTests, setTestEnvironment } from '../build/build-site.mjs';
import { readArguments, runCommand } from '../cli.mjs';

const HELP = `npm run build:tests [-- --all]

Builds the site for npm run e2e.

--all   the archived site and the other campaigns as well, for the tests tagged @all`;

await runCommand(async () => {
  const { values } = readArguments(HELP, { options: { all: { type: 'boolean' } } });
  setTestEnvironment();
  await buildForTests();
  if (values.all) await buildOthersForTests();
});
