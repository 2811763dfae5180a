import { cpSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Campaign } from '@/lib/content/model/campaign';
import { locales } from '@/lib/i18n/locales';
import { buildSite } from '@/scripts/build/build-site';
import { type Answers, writeCampaign } from '@/scripts/commands/new-campaign';
import { readJson, writeJson } from '@/scripts/files';
import { ROOT } from '@/scripts/paths';
import { localEnvironment, portsFrom, TEST_PORTS } from '@/scripts/servers/ports';
import { DATE_TO_COME } from '@/tests/support/date-to-come';
import { addLongWords } from '@/tests/support/long-words';
import { sampleAnswers, sampleWithoutCalls, sampleWords } from '@/tests/support/sample-campaigns';
import { otherSites } from './other-sites';

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

/** The content as tested, git-ignored and relative to `ROOT`: with an event that people can still come to. */
const TEST_CONTENT = '.mock-services/tested/content';

/** Builds the site for the tests, and removes the others, which an earlier source may have made. */
export async function buildForTests() {
  for (const { out } of Object.values(otherSites)) {
    rmSync(join(ROOT, out), { recursive: true, force: true });
  }
  rmSync(join(ROOT, TEST_CONTENT), { recursive: true, force: true });
  cpSync(join(ROOT, 'content'), join(ROOT, TEST_CONTENT), { recursive: true });
  const file = join(ROOT, TEST_CONTENT, 'en/site.json');
  writeJson(file, { ...readJson<object>(file), intro_moral_monday_starts_at: DATE_TO_COME });
  await buildSite({ ...process.env, CONTENT_DIR: TEST_CONTENT });
}

/**
 * Builds what else is tested: the site with `isArchived` set and the site with long words, both, since
 * nothing else would show them, with the scoreboard open and the fixture's rally card; another campaign,
 * and one that calls nobody.
 */
export async function buildOthersForTests() {
  await buildEdition(otherSites.archived, { isArchived: true });
  await buildEdition(otherSites.longWords, { isArchived: false }, addLongWords);
  await buildCampaign(otherSites.nextCampaign, sampleAnswers);
  await buildCampaign(otherSites.withoutCalls, sampleWithoutCalls);
}

/**
 * Builds this site of a copy of its content.
 * @param change what else is changed in the copy
 */
async function buildEdition(
  { content, out }: typeof otherSites.archived,
  { isArchived }: Pick<Campaign, 'isArchived'>,
  change?: (dir: string) => void,
) {
  const dir = join(ROOT, content);
  rmSync(dirname(dir), { recursive: true, force: true });
  cpSync(join(ROOT, TEST_CONTENT), dir, { recursive: true });
  const file = join(dir, 'campaign.json');
  const { features, ...campaign } = readJson<Campaign>(file);
  writeJson(file, { ...campaign, isArchived, features: { ...features, scoreboard: true } });
  for (const locale of locales) fillRallyCard(join(dir, locale, 'site.json'), locale);
  change?.(dir);
  await buildSite({ ...process.env, CONTENT_DIR: content, EXPORT_DIR: out });
}

/** Gives the texts of a locale the rally card of the tests' content. */
function fillRallyCard(file: string, locale: string) {
  const texts = (path: string) => readJson<Record<string, unknown>>(path);
  const fixture = texts(join(ROOT, 'tests/fixtures/content', locale, 'site.json'));
  const parts = Object.entries(fixture).filter(([key]) => key.startsWith('rally_'));
  writeJson(file, { ...texts(file), ...Object.fromEntries(parts) });
}

/** Writes a campaign, with the words of its people, and builds its site. */
async function buildCampaign({ folder, out }: typeof otherSites.archived, answers: Answers) {
  rmSync(join(ROOT, folder), { recursive: true, force: true });
  const content = writeCampaign(folder, answers);
  for (const [path, words] of Object.entries(sampleWords)) {
    const file = join(content, path);
    writeJson(file, { ...readJson<object>(file), ...words });
  }
  await buildSite({ ...process.env, CONTENT_DIR: content, EXPORT_DIR: out });
}
