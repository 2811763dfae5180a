import offices from '@/lib/call/district-offices.json';
import directory from '@/lib/call/senate-directory.json';
import { deployedConfig } from '@/lib/config/deployment';
import { errorReport } from '@/lib/content/check/report';
import votes from '@/lib/scoreboard/senate-votes.json';
import { CONTENT_OPTION, log, readArguments, UserError } from '@/scripts/cli';
import { checkContent } from '@/scripts/content';
import { answerItem, callConnectionItem, launchChecklist } from '@/scripts/launch/checklist';

const HELP = `npm run launch [-- --online] [--content campaigns/2027/content]

The checklist before a launch, to read or to print.

--online    also asks the addresses of the site and the services whether they answer, and the call host
            whether it closes its connections; nothing is sent to them
--content   of another content folder, as the variable CONTENT_DIR does`;

/** The checklist of a content folder, deployed in an environment. Throws `UserError` where the content has mistakes. */
export function launchItems(env: NodeJS.Dict<string>) {
  const { content, issues } = checkContent(env);
  if (!content) throw new UserError(errorReport(issues));
  const { en, ...bundle } = content['content.json'].bundle;
  const campaign = deployedConfig(bundle.campaign, env);
  const items = launchChecklist({
    campaign,
    today: new Date().toISOString().slice(0, 10),
    samples: issues.length,
    stale: issues.filter(({ code }) => code === 'translation.stale').length,
    rallyParts: Object.keys(en).filter((key) => key.startsWith('rally_')).length,
    senate: {
      senators: directory.as_of,
      'senators in their states': offices.as_of,
      ...(en.roll_calls && { scoreboard: votes.as_of }),
    },
  });
  return { campaign, items };
}

export async function main(args: string[]) {
  const options = { online: { type: 'boolean' }, ...CONTENT_OPTION } as const;
  const { values } = readArguments(args, HELP, { options });
  const { campaign, items } = launchItems(process.env);
  if (values.online) {
    const { site_url, donation_url, privacy_url, hosts } = campaign;
    const addresses = [site_url, donation_url, privacy_url, ...Object.values(hosts)];
    const online = addresses.filter(Boolean).map(answerItem);
    if (hosts.call) online.push(callConnectionItem(hosts.call));
    items.push(...(await Promise.all(online)));
  }
  log(items.map(({ isDone, text }) => `[${isDone ? 'x' : ' '}] ${text}`).join('\n'));
  if (items.some(({ isDone, isRecommended }) => !isDone && !isRecommended)) process.exitCode = 1;
}
