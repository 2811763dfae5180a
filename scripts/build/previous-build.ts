import { cpSync, existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { LAST_WRITTEN } from './require-build';

/** The folder of files named by hash, which cannot conflict between builds. */
const HASHED = join('_next', 'static');
const A_DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Copies hashed files of the previous build that the new one lacks, for pages still open in browsers,
 * and returns how many. What the previous build had itself copied is dropped after a day: its time is
 * later than that build’s.
 */
export function addPreviousAssets(previous: string, current: string, now = Date.now()) {
  const builtMs = statSync(join(previous, LAST_WRITTEN)).mtimeMs;
  let count = 0;
  for (const name of readdirSync(join(previous, HASHED), { recursive: true })) {
    const from = join(previous, HASHED, String(name));
    const to = join(current, HASHED, String(name));
    const file = statSync(from);
    const isOwn = file.mtimeMs <= builtMs;
    if (!file.isFile() || existsSync(to) || (!isOwn && now - file.mtimeMs > A_DAY_MS)) continue;
    cpSync(from, to);
    const time = isOwn ? new Date(now) : file.mtime;
    utimesSync(to, time, time);
    count += 1;
  }
  return count;
}
