import { cpSync, existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSite } from '@/scripts/build/build-site';
import { LAST_WRITTEN } from '@/scripts/build/finished-build';
import { CONTENT_OPTION, log, readArguments, UserError } from '@/scripts/cli';
import { OUT } from '@/scripts/paths';

const HELP = `npm run build [-- --draft] [--previous ../previous/out] [--content campaigns/2027/content]

Exports the site into out/ for deployment.

--draft      a draft to show to others: it says so on every page and is connected to nothing
--previous   the out/ that is live now, from another place: adds its scripts and styles to the new one,
             so that pages which are open in browsers keep working
--content    from another content folder, as the variable CONTENT_DIR does`;

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

export async function main(args: string[]) {
  const options = {
    draft: { type: 'boolean' },
    previous: { type: 'string' },
    ...CONTENT_OPTION,
  } as const;
  const { draft, previous } = readArguments(args, HELP, { options }).values;
  const isBuild = previous && existsSync(join(previous, LAST_WRITTEN));
  if (previous !== undefined && (!isBuild || resolve(previous) === OUT)) {
    throw new UserError(
      `There is no earlier build in ${previous}. Move out/ there before you build: --previous ../previous/out`,
    );
  }
  await buildSite(draft ? { ...process.env, DRAFT: '1' } : process.env);
  if (previous)
    log(`${addPreviousAssets(previous, OUT)} files of the previous build are in out/, too.`);
}
