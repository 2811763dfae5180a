import { join } from 'node:path';
import { deployedConfig } from '../../lib/deployment.mjs';
import { callConnectionItem } from '../call-host.mjs';
import { CONTENT_OPTION, isMain, log, readArguments, runCommand } from '../cli.mjs';
import { readJson } from '../files.mjs';
import { launchChecklist } from '../launch-checklist.mjs';
import { contentFolder, ROOT } from '../paths.mjs';
import { setUp } from '../setup.mjs';

/** How long an address may take to respond. */
const ONLINE_TIMEOUT_MS = 10_000;

/** What an address responds with, in words. @param {string} url */
async function answerOf(url) {
  try {
    const signal = AbortSignal.timeout(ONLINE_TIMEOUT_MS);
    const { status } = await fetch(url, { method: 'HEAD', signal });
    return { isDone: status < 500, text: `${url} answers ${status}` };
  } catch {
    return { isDone: false, text: `${url} does not answer` };
  }
}

/** How many translations were made from another English. @param {string} contentDir @param {Lib} lib */
async function staleTranslations(contentDir, { importFromLib }) {
  const { locales } = await importFromLib('i18n/locales.ts');
  const { recordFiles } = await importFromLib('content/translation/record.ts');
  const folders = { contentDir, messagesDir: join(ROOT, 'messages') };
  return locales
    .filter((/** @type {string} */ locale) => locale !== 'en')
    .flatMap((/** @type {string} */ locale) => recordFiles(folders, locale))
    .reduce((/** @type {number} */ sum, /** @type {any} */ { stale }) => sum + stale.length, 0);
}

/** What the site says of the Senate, and of which day it is. @param {string} dir of the content */
function senateFacts(dir) {
  const { roll_calls } = readJson(join(dir, 'en/site.json'));
  const asOf = (/** @type {string} */ file) => readJson(join(ROOT, file)).as_of;
  const numbers = {
    name: 'senators and their numbers',
    asOf: asOf('lib/call/senate-directory.json'),
    fix: 'npm run senators',
  };
  const votes = {
    name: 'votes of the Senate',
    asOf: asOf('lib/scoreboard/senate-votes.json'),
    fix: 'npm run scoreboard, or leave roll_calls out of site.json',
  };
  return roll_calls ? [numbers, votes] : [numbers];
}

/** How many parts of the rally card an organiser has filled in. @param {string} dir of the content */
const rallyParts = (dir) =>
  Object.keys(readJson(join(dir, 'en/site.json'))).filter((key) => /^rally_/.test(key)).length;

/**
 * The checklist of a content folder, deployed in an environment.
 *
 * @typedef {Pick<typeof import('../content.mjs'), 'contentCheck' | 'importFromLib'>} Lib
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {Lib} lib
 */
export async function launchItems(env, lib) {
  const dir = contentFolder(env);
  const campaign = deployedConfig(readJson(join(dir, 'campaign.json')), env);
  const check = await lib.contentCheck(env);
  const items = launchChecklist({
    campaign,
    problems: check().problems,
    stale: await staleTranslations(dir, lib),
    rallyParts: rallyParts(dir),
    senate: senateFacts(dir),
  });
  return { campaign, items };
}

const HELP = `npm run doctor [-- --online] [--content campaigns/2027/content]

The checklist before a launch, to read or to print.

--online    also asks the addresses of the site and the services whether they answer, and the call host
            whether it closes its connections; nothing is sent to them
--content   of another content folder, as the variable CONTENT_DIR does`;

async function main() {
  const { values } = readArguments(HELP, {
    options: { online: { type: 'boolean' }, ...CONTENT_OPTION },
  });
  await setUp();
  const { campaign, items } = await launchItems(process.env, await import('../content.mjs'));
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

if (isMain(import.meta)) await runCommand(main);
