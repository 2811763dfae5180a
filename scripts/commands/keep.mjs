import { cpSync, existsSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMain, log, runCommand, UserError } from '../cli.mjs';
import { OUT } from '../paths.mjs';

/** Where everything is named by its hash, so that no two builds are at odds. */
const HASHED = join('_next', 'static');
/** What the build writes after every hashed file. */
const LAST_WRITTEN = '_headers';
const A_DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Copies the hashed files of a previous build that a new one lacks, so that who has an old page open
 * can still press on it. What the previous build had itself from one before it, and for longer than a
 * day, stays behind: it is newer than that build's own files, because a copy has the time at which it
 * was made. Answers how many it copied.
 *
 * @param {string} previous @param {string} current
 */
export function keepHashedFiles(previous, current, now = Date.now()) {
  const builtMs = statSync(join(previous, LAST_WRITTEN)).mtimeMs;
  let count = 0;
  for (const name of readdirSync(join(previous, HASHED), { recursive: true })) {
    const from = join(previous, HASHED, String(name));
    const to = join(current, HASHED, String(name));
    const file = statSync(from);
    const isOwn = file.mtimeMs <= builtMs;
    if (!file.isFile() || existsSync(to) || (!isOwn && now - file.mtimeMs > A_DAY_MS)) continue;
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to);
    const time = isOwn ? new Date(now) : file.mtime;
    utimesSync(to, time, time);
    count += 1;
  }
  return count;
}

/** `npm run keep -- path/to/the/previous/out` */
function main() {
  const [previous = ''] = process.argv.slice(2);
  if (!previous || !existsSync(join(previous, LAST_WRITTEN))) {
    throw new UserError('Say where the previous build is: npm run keep -- ../previous/out');
  }
  log(`${keepHashedFiles(previous, OUT)} files of the previous build are kept in out/.`);
}

if (isMain(import.meta)) await runCommand(main);
