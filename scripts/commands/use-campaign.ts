import { relative, resolve } from 'node:path';
import { log, readArguments, UserError } from '@/scripts/cli';
import { adoptCampaign } from '@/scripts/new-campaign/adopt';
import { ROOT } from '@/scripts/paths';

const HELP = `node scripts/run.mjs use-campaign campaigns/2027

Makes another campaign the site: its content becomes content/, its pictures go into public/. What is
there now goes into campaigns/, under the year of its season, and is not lost.`;

export async function main(args: string[]) {
  const [folder = ''] = readArguments(args, HELP, { most: 1 }).positionals;
  if (!folder)
    throw new UserError('Say which campaign: node scripts/run.mjs use-campaign campaigns/2027');
  const kept = adoptCampaign(ROOT, resolve(ROOT, folder));
  log(
    `${folder} is the site now; what was is kept in ${relative(ROOT, kept)}. Look at it: npm run preview`,
  );
}
