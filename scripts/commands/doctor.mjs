import { join } from 'node:path';
import { publicFolder } from '../../lib/content/public-folder.mjs';
import { deployedConfig } from '../../lib/deployment.mjs';
import { callConnectionItem } from '../call-host.mjs';
import { CONTENT_OPTION, log, readArguments, runCommand } from '../cli.mjs';
import { readJson } from '../files.mjs';
import { launchChecklist, PICTURES } from '../launch-checklist.mjs';
import { contentFolder } from '../paths.mjs';
import { setUp } from '../setup.mjs';

/** How long an address may take to respond. */
const ONLINE_TIMEOUT_MS = 10_000;

/** The size of a picture in public/, or null where there is none. @param {string} path */
async function sizeOf(path) {
  const { sharp } = await import('../sharp.mjs');
  return sharp(join(publicFolder(contentFolder()), path))
    .metadata()
    .then(({ width, height }) => ({ width, height }))
    .catch(() => null);
}

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

const HELP = `npm run doctor [-- --online] [--content campaigns/2027/content]

The checklist before a launch, to read or to print.

--online    also asks the addresses of the site and the services whether they answer, and the call host
            whether it closes its connections; nothing is sent to them
--content   of another content folder, as the variable CONTENT_DIR does`;

await runCommand(async () => {
  const { values } = readArguments(HELP, {
    options: { online: { type: 'boolean' }, ...CONTENT_OPTION },
  });
  await setUp();
  const { checkContent } = await import('../content.mjs');
  const campaign = deployedConfig(readJson(join(contentFolder(), 'campaign.json')), process.env);
  const pictures = Object.fromEntries(
    await Promise.all(Object.keys(PICTURES).map(async (path) => [path, await sizeOf(path)])),
  );
  const problems = await checkContent();
  const items = launchChecklist({ campaign, problems, pictures });
  if (values.online) {
    const { site_url, donation_url, privacy_url, hosts } = campaign;
    const addresses = [site_url, donation_url, privacy_url, ...Object.values(hosts)];
    const asked = addresses.filter(Boolean).map(answerOf);
    if (hosts.call) asked.push(callConnectionItem(hosts.call));
    items.push(...(await Promise.all(asked)));
  }
  log(items.map(({ isDone, text }) => `[${isDone ? 'x' : ' '}] ${text}`).join('\n'));
  if (items.some(({ isDone, isRecommended }) => !isDone && !isRecommended)) process.exitCode = 1;
});
