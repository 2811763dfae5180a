import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { UserError } from '../cli.mjs';
import { readJson, writeJson } from '../files.mjs';
import { OUT, ROOT, STAND_INS } from '../paths.mjs';

/** The file of an export that a build writes last. */
export const LAST_WRITTEN = '_headers';

const RECORD = join(STAND_INS, 'builds', `${relative(ROOT, OUT).replace(/[\\/]/g, '-')}.json`);

/** Records the addresses that an export was built for. @param {NodeJS.ProcessEnv} env */
export function recordBuild(env) {
  const addresses = Object.entries(env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  writeJson(RECORD, Object.fromEntries(addresses));
}

/** Throws `UserError` when there is no finished export. */
export function requireExport() {
  if (existsSync(join(OUT, LAST_WRITTEN))) return;
  throw new UserError(
    `There is no built site in ${relative(ROOT, OUT)}/. Build it first: npm run build`,
  );
}

/**
 * Throws `UserError` when out/ is missing or was built for other addresses.
 *
 * @param {Record<string, string>} expected
 */
export function requireBuild(expected) {
  const fix = 'Build it for the tests: npm run build:tests';
  if (!existsSync(join(OUT, 'index.html')) || !existsSync(RECORD)) {
    throw new UserError(`There is no built site in out/. ${fix}`);
  }
  const built = readJson(RECORD);
  const other = Object.keys(expected).find((name) => built[name] !== expected[name]);
  if (!other) return;
  throw new UserError(
    `out/ was built with ${other}=${built[other] ?? ''}, the tests expect ${expected[other]}. ${fix}`,
  );
}
