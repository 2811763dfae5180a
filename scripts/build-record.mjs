import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OUT, STAND_INS } from './places.mjs';
import { Stop } from './say.mjs';

const RECORD = join(STAND_INS, 'build.json');

/**
 * Keeps, beside the built site, the addresses that it was built for.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function recordBuild(env) {
  const addresses = Object.entries(env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  mkdirSync(STAND_INS, { recursive: true });
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(addresses), null, 2)}\n`);
}

/**
 * Throws `Stop` when out/ is missing or was not built for these addresses.
 *
 * @param {Record<string, string>} wanted
 */
export function requireBuild(wanted) {
  const mend = 'Build it for the tests: node scripts/build-for-tests.mjs';
  if (!existsSync(join(OUT, 'index.html')) || !existsSync(RECORD)) {
    throw new Stop(`There is no built site in out/. ${mend}`);
  }
  const built = JSON.parse(readFileSync(RECORD, 'utf8'));
  const other = Object.keys(wanted).find((name) => built[name] !== wanted[name]);
  if (other) {
    throw new Stop(
      `out/ was built with ${other}=${built[other] ?? ''}, the tests want ${wanted[other]}. ${mend}`,
    );
  }
}
