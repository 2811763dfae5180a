import { buildForTests, setTestEnvironment } from '../build/build-site.mjs';
import { runCommand } from '../cli.mjs';

// `npm run build:tests`: builds what `npm run e2e` tests: the site, its archived version and
// another campaign.
await runCommand(() => {
  setTestEnvironment();
  return buildForTests();
});
