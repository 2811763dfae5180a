import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localEnvironment, portsFrom, TEST_PORTS } from './addresses.mjs';
import { ARCHIVED, ROOT } from './places.mjs';
import { run, runTool } from './run.mjs';
import { Stop, say } from './say.mjs';

/**
 * `npm run build`, with this environment. Throws `Stop` when it fails.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export async function buildSite(env) {
  say(`Building the static site into ${env.EXPORT_DIR ?? 'out'}/ ...`);
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', ...env };
  const failed =
    (await runTool('next', ['build'], { env: quiet })) ||
    (await run(process.execPath, ['scripts/zip-toolkit.mjs'], { env: quiet })) ||
    (await run(process.execPath, ['scripts/finish-export.mjs'], { env: quiet }));
  if (failed) throw new Stop('The site was not built. Mend what is said above, then run it again.');
}

/**
 * What the e2e tests are built and run with: the stand-ins on the test ports and the project's own
 * content, whatever the console's environment says.
 */
export function testEnvironment(env = process.env) {
  const { CONTENT_DIR: _bundle, NEXT_PUBLIC_BASE_PATH: _folder, ...rest } = env;
  const { port, hostsPort } = portsFrom(TEST_PORTS, env);
  return {
    ...rest,
    ...localEnvironment({ port, hostsPort }),
    PORT: String(port),
    HOSTS_PORT: String(hostsPort),
  };
}

/**
 * Builds the edition that an organiser gets who closes the season: the same content with `isArchived`
 * set, and, since nothing else would show it, with the scoreboard open.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export async function buildArchived(env) {
  const content = join(ROOT, ARCHIVED.content);
  rmSync(content, { recursive: true, force: true });
  cpSync(join(ROOT, 'content'), content, { recursive: true });
  const file = join(content, 'campaign.json');
  const campaign = JSON.parse(readFileSync(file, 'utf8'));
  campaign.isArchived = true;
  campaign.features.scoreboard = true;
  writeFileSync(file, JSON.stringify(campaign));
  await buildSite({ ...env, CONTENT_DIR: ARCHIVED.content, EXPORT_DIR: ARCHIVED.out });
}
