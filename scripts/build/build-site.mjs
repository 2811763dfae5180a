import { cpSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publicFolder } from '../../lib/content/public-folder.mjs';
import { locales } from '../../lib/i18n/languages.mjs';
import { log, UserError } from '../cli.mjs';
import { contentCheck, reports, writeInks } from '../content.mjs';
import { execNode, execTool } from '../exec.mjs';
import { readJson, writeJson } from '../files.mjs';
import { answersFrom } from '../new-campaign/answers.mjs';
import { sampleAnswers, sampleWithoutCalls } from '../new-campaign/sample.mjs';
import { writeCampaign } from '../new-campaign/write.mjs';
import {
  ARCHIVED,
  contentFolder,
  DRAWN,
  NEXT_CAMPAIGN,
  ROOT,
  STAND_INS,
  WITHOUT_CALLS,
} from '../paths.mjs';
import { localEnvironment, portsFrom, TEST_PORTS } from '../ports.mjs';

/** The content as a build has checked it, for its pages. */
const CHECKED_CONTENT = join(STAND_INS, 'build', 'content.json');

/**
 * Exports the static site and finishes it. Throws `UserError` when that fails.
 *
 * @param {NodeJS.ProcessEnv} [buildEnv]
 */
export async function buildSite(buildEnv = process.env) {
  log(`Building the static site into ${buildEnv.EXPORT_DIR ?? 'out'}/ ...`);
  const env = { NEXT_TELEMETRY_DISABLED: '1', ...buildEnv, CHECKED_CONTENT };
  const check = await contentCheck(env);
  const { content, problems } = check();
  const { errorReport, warningReport } = await reports();
  if (!content) throw new UserError(errorReport(problems));
  writeJson(CHECKED_CONTENT, content);
  writeInks(content.inks);
  const failed =
    (await execNode('scripts/build/draw-pictures.mjs', [], { env })) ||
    (await execTool('next', ['build'], { env })) ||
    addPictures(env) ||
    (await execNode('scripts/build/zip-toolkit.mjs', [], { env })) ||
    (await execNode('scripts/build/finish-export.mjs', [], { env }));
  if (failed)
    throw new UserError('The site was not built. Fix what is named above, then try again.');
  // last, so that they are not scrolled away
  const warnings = warningReport(problems);
  if (warnings) log(warnings);
}

/**
 * Adds the drawn pictures to the export and, of a campaign beside the site's own, its `public/`; the framework has
 * copied the site's.
 *
 * @param {NodeJS.ProcessEnv} env of the build
 */
function addPictures(env) {
  const out = join(ROOT, env.EXPORT_DIR ?? 'out');
  for (const folder of [DRAWN, publicFolder(contentFolder(env))]) {
    if (folder !== join(ROOT, 'public')) cpSync(folder, out, { recursive: true });
  }
}

/**
 * Prepares this process to build and test with the stand-ins on the test ports, regardless of the
 * shell's environment.
 */
export function setTestEnvironment() {
  const { port, hostsPort } = portsFrom(TEST_PORTS);
  delete process.env.CONTENT_DIR;
  delete process.env.NEXT_PUBLIC_BASE_PATH;
  Object.assign(process.env, localEnvironment({ port, hostsPort }), {
    PORT: port,
    HOSTS_PORT: hostsPort,
    NEXT_TELEMETRY_DISABLED: '1',
  });
}

/** Builds the site for the tests, and removes the others, which an earlier source may have made. */
export async function buildForTests() {
  for (const { out } of [ARCHIVED, NEXT_CAMPAIGN, WITHOUT_CALLS]) {
    rmSync(join(ROOT, out), { recursive: true, force: true });
  }
  await buildSite();
}

/**
 * Builds what else is tested: the site with `isArchived` set and, since nothing else would show them,
 * with the scoreboard open and the fixture's rally card; another campaign, and one that calls nobody.
 */
export async function buildOthersForTests() {
  const content = join(ROOT, ARCHIVED.content);
  rmSync(dirname(content), { recursive: true, force: true });
  cpSync(join(ROOT, 'content'), content, { recursive: true });
  const file = join(content, 'campaign.json');
  const campaign = readJson(file);
  campaign.isArchived = true;
  campaign.features.scoreboard = true;
  writeJson(file, campaign);
  for (const locale of locales) fillRallyCard(join(content, locale, 'site.json'), locale);
  await buildSite({ ...process.env, CONTENT_DIR: ARCHIVED.content, EXPORT_DIR: ARCHIVED.out });
  await buildCampaign(NEXT_CAMPAIGN, sampleAnswers);
  await buildCampaign(WITHOUT_CALLS, sampleWithoutCalls);
}

/**
 * Gives the texts of a locale the rally card of the tests' content.
 *
 * @param {string} file
 * @param {string} locale
 */
function fillRallyCard(file, locale) {
  const texts = (/** @type {string} */ path) =>
    /** @type {Record<string, unknown>} */ (readJson(path));
  const fixture = texts(join(ROOT, 'tests/fixtures/content', locale, 'site.json'));
  const parts = Object.entries(fixture).filter(([key]) => key.startsWith('rally_'));
  writeJson(file, { ...texts(file), ...Object.fromEntries(parts) });
}

/**
 * Writes a campaign and builds its site.
 *
 * @param {typeof NEXT_CAMPAIGN} place
 * @param {Record<string, string>} given the answers
 */
async function buildCampaign({ folder, out }, given) {
  rmSync(join(ROOT, folder), { recursive: true, force: true });
  const content = await writeCampaign(folder, answersFrom(given));
  await buildSite({ ...process.env, CONTENT_DIR: content, EXPORT_DIR: out });
}
