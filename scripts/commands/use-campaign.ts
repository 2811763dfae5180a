import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { log, readArguments, UserError } from '@/scripts/cli';
import { campaignIn } from '@/scripts/content';
import { requireFile } from '@/scripts/files';
import { ROOT } from '@/scripts/paths';

const HELP = `node scripts/run.mjs use-campaign campaigns/2027

Makes another campaign the site: its content becomes content/, its pictures go into public/. What is
there now goes into campaigns/, under the year of its season, and is not lost.`;

/** Moves a folder. Throws `UserError` where a program has it open. */
function move(from: string, to: string) {
  try {
    renameSync(from, to);
  } catch (error) {
    const { message } = error as Error;
    throw new UserError(`${message}. Close what has the folder open, such as npm run dev.`);
  }
}

/**
 * Puts a campaign in the place of the site's own: its content becomes `content/`, and its pictures go into
 * `public/`. What is there now is kept whole in `campaigns/`, under the year of its season. Returns
 * where. Throws `UserError` where there is no campaign, or something of that year already.
 * @param root the site's folder
 * @param dir the campaign's
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
