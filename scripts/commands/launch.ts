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
import { callConnectionItem, launchChecklist } from '@/scripts/launch/checklist';
import { contentFolder } from '@/scripts/paths';

/** How long an address may take to respond. */
const ONLINE_TIMEOUT_MS = 10_000;

/** What the site says of the Senate. */
const NUMBERS = {
  name: 'senators and their numbers',
  asOf: directory.as_of,
  fix: 'npx tsx scripts/data/senators.ts',
};
const VOTES = {
  name: 'votes of the Senate',
  asOf: votes.as_of,
  fix: 'npx tsx scripts/data/scoreboard.ts, or leave roll_calls out of site.json',
};

/** What an address responds with, in words. */
async function answerOf(url: string) {
  try {
    const signal = AbortSignal.timeout(ONLINE_TIMEOUT_MS);
    const { status } = await fetch(url, { method: 'HEAD', signal });
    return { isDone: status < 500, text: `${url} answers ${status}` };
  } catch {
    return { isDone: false, text: `${url} does not answer` };
  }
}

/** The checklist of a content folder, deployed in an environment. */
export function launchItems(env: NodeJS.Dict<string>) {
  const dir = contentFolder(env);
  const campaign = deployedConfig(readJson<Campaign>(join(dir, 'campaign.json')), env);
  const site = readJson<Partial<Content>>(join(dir, 'en/site.json'));
  const items = launchChecklist({
    campaign,
    issues: checkContent(env).issues,
    stale: translatedLocales.flatMap((locale) => translationRecord(dir, locale).stale).length,
    rallyParts: Object.keys(site).filter((key) => /^rally_/.test(key)).length,
    senate: site.roll_calls ? [NUMBERS, VOTES] : [NUMBERS],
  });
  return { campaign, items };
}

const HELP = `npm run launch [-- --online] [--content campaigns/2027/content]

The checklist before a launch, to read or to print.

--online    also asks the addresses of the site and the services whether they answer, and the call host
            whether it closes its connections; nothing is sent to them
--content   of another content folder, as the variable CONTENT_DIR does`;

export async function main(args: string[]) {
  const { values } = readArguments(args, HELP, {
    options: { online: { type: 'boolean' }, ...CONTENT_OPTION },
  });
  const { campaign, items } = launchItems(process.env);
  if (values.online) {
    const { site_url, donation_url, privacy_url, hosts } = campaign;
    const addresses = [site_url, donation_url, privacy_url, ...Object.values(hosts)];
    const asked = addresses.filter(Boolean).map(answerOf);
    if (hosts.call) asked.push(callConnectionItem(hosts.call));
    items.push(...(await Promise.all(asked)));
  }
  log(items.map(({ isDone, text }) => `[${isDone ? 'x' : ' '}] ${text}`).join('\n'));
  if (items.some(({ isDone, isRecommended }) => !isDone && !isRecommended)) process.exitCode = 1;
}
