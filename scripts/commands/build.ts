import { buildSite } from '@/scripts/build/build-site';
import { CONTENT_OPTION, readArguments } from '@/scripts/cli';

const HELP = `npm run build [-- --draft] [--content campaigns/2027/content]

Exports the site into out/ for deployment.

--draft     a draft to show to others: it says so on every page and is connected to nothing
--content   from another content folder, as the variable CONTENT_DIR does`;

export function main(args: string[]) {
  const options = { draft: { type: 'boolean' }, ...CONTENT_OPTION } as const;
  const { values } = readArguments(args, HELP, { options });
  return buildSite(values.draft ? { ...process.env, DRAFT: '1' } : process.env);
}
