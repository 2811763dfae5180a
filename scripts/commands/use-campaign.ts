import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { log, readArguments, UserError } from '@/scripts/cli';
import { campaignIn } from '@/scripts/configured-content';
import { requireFile } from '@/scripts/files';
import { ROOT } from '@/scripts/paths';

const HELP = `node scripts/run.mjs use-campaign campaigns/2027

Makes another campaign the site: its content becomes content/, its pictures go into public/. What is
there now goes into campaigns/, under the year of its season, and is not lost.`;

function move(from: string, to: string) {
  try {
    renameSync(from, to);
  } catch (error) {
    const { message } = error as Error;
    throw new UserError(`${message}. Close what has the folder open, such as npm run dev.`);
  }
}

/**
 * Makes a campaign the site: its content becomes `content/`, its pictures go into `public/`; what was
 * there moves to `campaigns/`, by year. Returns that folder. Throws `UserError` where there is no
 * campaign, or one of that year already.
 */
export function adoptCampaign(root: string, dir: string) {
  const [now, next] = [join(root, 'content'), join(dir, 'content')];
  const [shown, drawn] = [join(root, 'public'), join(dir, 'public')];
  requireFile(join(next, 'campaign.json'));
  const { season } = campaignIn(now);
  const kept = join(root, 'campaigns', season.starts.slice(0, 4));
  if (existsSync(kept)) {
    throw new UserError(
      `${relative(root, kept)} is there already. Give it another name, so that the campaign that is the site now can be kept there.`,
    );
  }
  cpSync(shown, join(kept, 'public'), { recursive: true });
  move(now, join(kept, 'content'));
  move(next, now);
  if (existsSync(drawn)) {
    cpSync(drawn, shown, { recursive: true });
    rmSync(drawn, { recursive: true });
  }
  if (readdirSync(dir).length === 0) rmSync(dir, { recursive: true });
  return kept;
}

export function main(args: string[]) {
  const [folder = ''] = readArguments(args, HELP, { most: 1 }).positionals;
  if (!folder)
    throw new UserError('Say which campaign: node scripts/run.mjs use-campaign campaigns/2027');
  const kept = relative(ROOT, adoptCampaign(ROOT, resolve(ROOT, folder)));
  log(`${folder} is the site now; what was is kept in ${kept}. Look at it: npm run preview`);
}
