import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSite } from '@/scripts/build/build-site';
import { addPreviousAssets } from '@/scripts/build/previous-build';
import { LAST_WRITTEN } from '@/scripts/build/require-build';
import { CONTENT_OPTION, log, readArguments, UserError } from '@/scripts/cli';
import { OUT } from '@/scripts/paths';

const HELP = `npm run build [-- --draft] [--previous ../previous/out] [--content campaigns/2027/content]

Exports the site into out/ for deployment.

--draft      a draft to show to others: it says so on every page and is connected to nothing
--previous   the out/ that is live now, from another place: adds its scripts and styles to the new one,
             so that pages which are open in browsers keep working
--content    from another content folder, as the variable CONTENT_DIR does`;

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
