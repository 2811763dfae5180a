import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../cli.mjs';
import { readJson, writeJson } from '../files.mjs';
import { OUT, STAND_INS } from '../paths.mjs';

const RECORD = join(STAND_INS, 'build.json');

/** Records the addresses that the site in out/ was built for. @param {NodeJS.ProcessEnv} env */
export function recordBuild(env) {
  const addresses = Object.entries(env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  writeJson(RECORD, Object.fromEntries(addresses));
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
