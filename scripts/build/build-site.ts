import { cpSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withoutTrailingSlash } from '@/lib/address';
import { publicFolder } from '@/lib/content/check/files/public-folder';
import { errorReport, warningReport } from '@/lib/content/check/report';
import type { Campaign } from '@/lib/content/schema/campaign';
import { deployedConfig } from '@/lib/deployment';
import { locales } from '@/lib/i18n/locales';
import { PUBLISHED_FILE } from '@/lib/published-state';
import { log, timed, UserError } from '@/scripts/cli';
import { checkContent } from '@/scripts/content';
import { execScript, execTool } from '@/scripts/exec';
import { readJson, writeGenerated, writeJson } from '@/scripts/files';
import { answersFrom } from '@/scripts/new-campaign/answers';
import { sampleAnswers, sampleWithoutCalls } from '@/scripts/new-campaign/sample';
import { writeCampaign } from '@/scripts/new-campaign/write';
import {
  ARCHIVED,
  contentFolder,
  DRAWN,
  NEXT_CAMPAIGN,
  ROOT,
  WITHOUT_CALLS,
} from '@/scripts/paths';
import { localEnvironment, portsFrom, TEST_PORTS } from '@/scripts/ports';
import { recordBuild } from './build-record';
import { hashOfExport } from './export-hash';
import { exportReport, finishExport } from './finish-export';
import { writeNotices } from './notices';
import { publishedState } from './published';
import { zipToolkit } from './zip-toolkit';

/** Exports the static site and finishes it. Throws `UserError` when that fails. */
export async function buildSite(buildEnv: NodeJS.Dict<string> = process.env) {
  const { EXPORT_DIR = 'out', NEXT_PUBLIC_BASE_PATH = '' } = buildEnv;
  log(`Building the static site into ${EXPORT_DIR}/ ...`);
  const env = { NEXT_TELEMETRY_DISABLED: '1', ...buildEnv };
  const { content, issues } = await timed('Checking the content', () => checkContent(env));
  if (!content) throw new UserError(errorReport(issues));
  writeGenerated(join(ROOT, 'generated/build'), content);
  const failed =
    (await timed('Drawing the pictures', () =>
      execScript('scripts/build/draw-pictures.ts', { env }),
    )) || (await timed('Building the pages', () => execTool('next', ['build'], { env })));
  if (failed)
    throw new UserError('The site was not built. Fix what is named above, then try again.');

  const out = join(ROOT, EXPORT_DIR);
  const { bundle } = content['content.json'];
  const { campaign, en } = bundle;
  const deployed = deployedConfig(campaign, env);
  const pages = await timed('Finishing the files', async () => {
    const dir = contentFolder(env);
    addPictures(dir, out);
    for (const name of zipToolkit(bundle, out)) log(`All toolkit pictures: ${EXPORT_DIR}/${name}`);
    const published = publishedState(dir);
    if (published) writeJson(join(out, PUBLISHED_FILE), published);
    const basePath = withoutTrailingSlash(NEXT_PUBLIC_BASE_PATH);
    return finishExport(out, deployed, basePath, en.targets.kind);
  });
  writeNotices(out);
  recordBuild(out, env);
  for (const line of exportReport(pages, deployed, EXPORT_DIR)) log(line);
  log(`sha256 of the site: ${hashOfExport(out)}`);
  // last, so that they are not scrolled away
  const warnings = warningReport(issues);
  if (warnings) log(warnings);
}

/**
 * Adds the drawn pictures to an export and, of a campaign beside the site's own, its `public/`; the
 * framework has copied the site's.
 * @param dir of the content
 */
function addPictures(dir: string, out: string) {
  for (const folder of [DRAWN, publicFolder(dir)]) {
    if (folder !== join(ROOT, 'public')) cpSync(folder, out, { recursive: true });
  }
}

/**
 * Prepares this process to build and test with the mock services on the test ports, regardless of the
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
  const campaign = readJson<Campaign>(file);
  campaign.isArchived = true;
  campaign.features.scoreboard = true;
  writeJson(file, campaign);
  for (const locale of locales) fillRallyCard(join(content, locale, 'site.json'), locale);
  await buildSite({ ...process.env, CONTENT_DIR: ARCHIVED.content, EXPORT_DIR: ARCHIVED.out });
  await buildCampaign(NEXT_CAMPAIGN, sampleAnswers);
  await buildCampaign(WITHOUT_CALLS, sampleWithoutCalls);
}

/** Gives the texts of a locale the rally card of the tests' content. */
function fillRallyCard(file: string, locale: string) {
  const texts = (path: string) => readJson<Record<string, unknown>>(path);
  const fixture = texts(join(ROOT, 'tests/fixtures/content', locale, 'site.json'));
  const parts = Object.entries(fixture).filter(([key]) => key.startsWith('rally_'));
  writeJson(file, { ...texts(file), ...Object.fromEntries(parts) });
}

/**
 * Writes a campaign and builds its site.
 * @param given the answers
 */
async function buildCampaign({ folder, out }: typeof NEXT_CAMPAIGN, given: Record<string, string>) {
  rmSync(join(ROOT, folder), { recursive: true, force: true });
  const content = writeCampaign(folder, answersFrom(given));
  await buildSite({ ...process.env, CONTENT_DIR: content, EXPORT_DIR: out });
}
