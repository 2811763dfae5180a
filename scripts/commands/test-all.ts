import { readArguments } from '@/scripts/cli';
import { runTests } from '@/scripts/tests/test-run';

const HELP = `npm run test:all [-- --rest]

npm test, and the rest: the same bytes twice, the archived site, other campaigns, the tests tagged @all,
Firefox and WebKit.

--rest   only the rest, after npm test and on its build`;

export function main(args: string[]) {
  const { values } = readArguments(args, HELP, { options: { rest: { type: 'boolean' } } });
  return runTests({ first: !values.rest, rest: true });
}
