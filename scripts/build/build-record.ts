import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { UserError } from '@/scripts/cli';
import { readJson, writeJson } from '@/scripts/files';
import { MOCK_SERVICES, OUT, ROOT } from '@/scripts/paths';

/** The file of an export that a build writes last. */
export const LAST_WRITTEN = '_headers';

const recordOf = (out: string) =>
  join(MOCK_SERVICES, 'builds', `${relative(ROOT, out).replace(/[\\/]/g, '-')}.json`);

/** Records the addresses that an export was built for. */
export function recordBuild(out: string, env: NodeJS.Dict<string>) {
  const addresses = Object.entries(env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  writeJson(recordOf(out), Object.fromEntries(addresses));
}

/**
 * Throws `UserError` when there is no finished export in out/.
 * @param expected the addresses that tests need it to be built for
 */
export function requireBuild(expected?: Record<string, string>) {
  const fix = expected
    ? 'Build it for the tests: npm run build:tests'
    : 'Build it first: npm run build';
  if (!existsSync(join(OUT, LAST_WRITTEN))) {
    throw new UserError(`There is no built site in ${relative(ROOT, OUT)}/. ${fix}`);
  }
  const record = recordOf(OUT);
  const built = existsSync(record) ? readJson<Record<string, string>>(record) : {};
  const other = Object.keys(expected ?? {}).find((name) => built[name] !== expected?.[name]);
  if (!other) return;
  throw new UserError(
    `out/ was built with ${other}=${built[other] ?? ''}, the tests expect ${expected?.[other]}. ${fix}`,
  );
}
