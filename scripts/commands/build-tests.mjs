import { buildForTests, setTestEnvironment } from '../build/build-site.mjs';
import { readArguments, runCommand } from '../cli.mjs';

const HELP = `npm run build:tests

Builds what npm run e2e tests: the site, its archived version and another campaign.`;

await runCommand(() => {
  readArguments(HELP);
  setTestEnvironment();
  return buildForTests();
});
