import { join } from 'node:path';
import directory from '@/lib/call/senate-directory.json';
import type { Campaign } from '@/lib/content/model/campaign';
import type { Content } from '@/lib/content/model/content';
import { deployedConfig } from '@/lib/deployment';
import { translatedLocales } from '@/lib/i18n/locales';
import votes from '@/lib/scoreboard/senate-votes.json';
import { CONTENT_OPTION, log, readArguments } from '@/scripts/cli';
import { checkContent, translationRecord } from '@/scripts/content';
import { readJson } from '@/scripts/files';
import { answerItem, callConnectionItem, launchChecklist } from '@/scripts/launch/checklist';
import { contentFolder } from '@/scripts/paths';

const HELP = `npm run launch [-- --online] [--content campaigns/2027/content]

The checklist before a launch, to read or to print.

--online    also asks the addresses of the site and the services whether they answer, and the call host
            whether it closes its connections; nothing is sent to them
--content   of another content folder, as the variable CONTENT_DIR does`;

/** The checklist of a content folder, deployed in an environment. */
export function launchItems(env: NodeJS.Dict<string>) {
  const dir = contentFolder(env);
  const campaign = deployedConfig(readJson<Campaign>(join(dir, 'campaign.json')), env);
  const site = readJson<Partial<Content>>(join(dir, 'en/site.json'));
  const items = launchChecklist({
    campaign,
    issues: checkContent(env).issues,
    stale: translatedLocales.flatMap((locale) => translationRecord(dir, locale).stale).length,
    rallyParts: Object.keys(site).filter((key) => key.startsWith('rally_')).length,
    senate: {
      senators: directory.as_of,
      ...(site.roll_calls && { scoreboard: votes.as_of }),
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
