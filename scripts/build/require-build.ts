import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { UserError } from '@/scripts/cli';
import { OUT, ROOT } from '@/scripts/paths';

/** The file that a build writes last. */
export const LAST_WRITTEN = '_headers';

/** Throws `UserError` unless out/ holds a finished export, built for these origins (by tests). */
export function requireBuild(origins: string[] = []) {
  const fix = `Build it first: npm run ${origins.length > 0 ? 'build:tests' : 'build'}`;
  const file = join(OUT, LAST_WRITTEN);
  if (!existsSync(file)) {
    throw new UserError(`There is no built site in ${relative(ROOT, OUT)}/. ${fix}`);
  }
  const headers = readFileSync(file, 'utf8');
  const other = origins.find((origin) => !new RegExp(`${origin}\\b`).test(headers));
  if (other) throw new UserError(`out/ was not built for ${other}, as the tests expect. ${fix}`);
}
