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

/** Throws `UserError` when there is no finished export. */
export function requireExport() {
  if (existsSync(join(OUT, LAST_WRITTEN))) return;
  throw new UserError(
    `There is no built site in ${relative(ROOT, OUT)}/. Build it first: npm run build`,
  );
}

/** Throws `UserError` when out/ is missing or was built for other addresses. */
export function requireBuild(expected: Record<string, string>) {
  const fix = 'Build it for the tests: npm run build:tests';
  if (!existsSync(join(OUT, 'index.html')) || !existsSync(recordOf(OUT))) {
    throw new UserError(`There is no built site in out/. ${fix}`);
  }
  const built = readJson<Record<string, string>>(recordOf(OUT));
  const other = Object.keys(expected).find((name) => built[name] !== expected[name]);
  if (!other) return;
  throw new UserError(
    `out/ was built with ${other}=${built[other] ?? ''}, the tests expect ${expected[other]}. ${fix}`,
  );
}
