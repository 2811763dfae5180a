import { readArguments, runCommand } from '../cli.mjs';
import { runTests } from '../test-run.mjs';

const HELP = `npm run test:all [-- --rest]

npm test, and the rest: the same bytes twice, the archived site, other campaigns, the tests tagged @all,
Firefox and WebKit.

--rest   only the rest, after npm test and on its build`;

await runCommand(() => {
  const { values } = readArguments(HELP, { options: { rest: { type: 'boolean' } } });
  return runTests({ first: !values.rest, rest: true });
});
