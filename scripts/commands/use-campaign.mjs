import { relative, resolve } from 'node:path';
import { log, readArguments, runCommand, UserError } from '../cli.mjs';
import { adoptCampaign } from '../new-campaign/adopt.mjs';
import { ROOT } from '../paths.mjs';
import { setUp } from '../setup.mjs';

const HELP = `npm run use-campaign -- campaigns/2027

Makes another campaign the site: its content becomes content/, its pictures go into public/. What is
there now goes into campaigns/, under the year of its season, and is not lost.`;

await runCommand(async () => {
  const [folder = ''] = readArguments(HELP, { most: 1 }).positionals;
  if (!folder) throw new UserError('Say which campaign: npm run use-campaign -- campaigns/2027');
  await setUp();
  const kept = adoptCampaign(ROOT, resolve(ROOT, folder));
  log(
    `${folder} is the site now; what was is kept in ${relative(ROOT, kept)}. Look at it: npm run preview`,
  );
});
