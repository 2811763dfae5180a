import { buildForTests, setTestEnvironment } from '../build/build-site.mjs';
import { runCommand } from '../cli.mjs';

// `npm run build:tests`: what `npm run e2e` tests, the site and its archived edition.
await runCommand(() => {
  setTestEnvironment();
  return buildForTests();
});
