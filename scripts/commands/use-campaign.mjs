import { cpSync, existsSync, renameSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { drawnInto } from '../../lib/content/public-folder.mjs';
import { log, readArguments, runCommand, UserError } from '../cli.mjs';
import { execNode } from '../exec.mjs';
import { readJson, requireFile } from '../files.mjs';
import { CAMPAIGNS, ROOT } from '../paths.mjs';
import { setUp } from '../setup.mjs';

const HELP = `npm run use-campaign -- campaigns/2027

Makes another campaign the site: its content becomes content/, its drawings go into public/. What is
there now goes into campaigns/, under the year of its season, and is not lost.`;

/** Moves a folder. Throws `UserError` where something has it open. @param {string} from @param {string} to */
function move(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    throw new UserError(
      `${relative(ROOT, from)} could not be moved to ${relative(ROOT, to)}: ${message}. Close what has it open, such as npm run dev, then try again.`,
    );
  }
}

await runCommand(async () => {
  const [folder = ''] = readArguments(HELP, { most: 1 }).positionals;
  if (!folder) throw new UserError('Say which campaign: npm run use-campaign -- campaigns/2027');
  const dir = resolve(ROOT, folder);
  const next = basename(dir) === 'content' ? dir : join(dir, 'content');
  requireFile(join(next, 'campaign.json'));
  await setUp();

  const now = join(ROOT, 'content');
  const { season } = readJson(join(now, 'campaign.json'));
  const kept = join(ROOT, CAMPAIGNS, season.starts.slice(0, 4));
  if (existsSync(kept)) {
    throw new UserError(
      `${relative(ROOT, kept)} is there already. Give it another name, so that the campaign that is the site now can be kept there.`,
    );
  }
  cpSync(join(ROOT, 'public'), join(kept, 'public'), { recursive: true });
  move(now, join(kept, 'content'));
  move(next, now);
  const drawn = drawnInto(next);
  if (existsSync(drawn)) cpSync(drawn, join(ROOT, 'public'), { recursive: true });
  // which also takes away the graphics that this campaign does not have
  if (await execNode('scripts/commands/art.mjs', [])) {
    throw new UserError(
      'The pictures could not be drawn. Mend what is named above, then: npm run art',
    );
  }
  log(
    `content/ is now what ${relative(ROOT, dirname(next))} was; the former campaign is in ${relative(ROOT, kept)}. Look at it: npm run preview`,
  );
});
