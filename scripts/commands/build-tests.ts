import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Campaign } from '@/lib/content/model/campaign';
import { locales } from '@/lib/i18n/locales';
import { buildSite } from '@/scripts/build/build-site';
import { readArguments } from '@/scripts/cli';
import { changeJson, readJson } from '@/scripts/files';
import { ROOT } from '@/scripts/paths';
import { localServers, TEST_PORTS } from '@/scripts/servers/ports';
import { buildMoments, otherSites } from '@/scripts/tests/other-sites';
import { addLongWords } from '@/tests/support/long-words';
import { sampleAnswers, sampleTargets, sampleWords } from '@/tests/support/sample-campaigns';
import { UPCOMING_DATE } from '@/tests/support/upcoming-date';
import { type Answers, writeCampaign } from './new-campaign';

const HELP = `npm run build:tests [-- --all]

Builds the site for npm run e2e.

--all   the archived site and the other campaigns as well, for the tests tagged @all`;

export async function main(args: string[]) {
  const { values } = readArguments(args, HELP, { options: { all: { type: 'boolean' } } });
  setTestEnvironment();
  await buildForTests();
  if (values.all) await buildOthersForTests();
}

/** Sets the environment for tests, whatever the shell’s: the mock services, on the test ports. */
export function setTestEnvironment() {
  const { port, hostsPort, environment } = localServers(TEST_PORTS);
  delete process.env.CONTENT_DIR;
  delete process.env.SOURCE_DATE_EPOCH;
  delete process.env.NEXT_PUBLIC_BASE_PATH;
  Object.assign(process.env, environment, {
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
  changeJson(join(ROOT, TEST_CONTENT, 'en/site.json'), {
    intro_moral_monday_starts_at: UPCOMING_DATE,
  });
  await buildSite({ ...process.env, CONTENT_DIR: TEST_CONTENT });
}

export async function buildOthersForTests() {
  for (const [name, { folder, content, out }] of Object.entries(otherSites)) {
    rmSync(join(ROOT, folder), { recursive: true, force: true });
    writeOther[name as keyof typeof otherSites](folder, join(ROOT, content));
    // what checks the content reads it here, too
    if (name in buildMoments) {
      const moment = buildMoments[name as keyof typeof buildMoments];
      process.env.SOURCE_DATE_EPOCH = String(Date.parse(moment) / 1000);
    }
    await buildSite({ ...process.env, CONTENT_DIR: content, EXPORT_DIR: out });
    delete process.env.SOURCE_DATE_EPOCH;
  }
}

const copyOwn = (_: string, content: string) =>
  cpSync(join(ROOT, 'content'), content, { recursive: true });

/** How the content of each is written, into its folder or that of its content. */
const writeOther: Record<keyof typeof otherSites, (folder: string, content: string) => void> = {
  archived: (_, content) => copyContent(content, { isArchived: true }),
  nextCampaign: (folder) => writeSample(folder, sampleAnswers, sampleTargets),
  withoutCalls: (folder) => writeSample(folder, { ...sampleAnswers, targets: 'nobody' }),
  longWords(_, content) {
    copyContent(content, { isArchived: false });
    addLongWords(content);
  },
  beforeSeason: copyOwn,
  inSeason: copyOwn,
  afterSeason: copyOwn,
};

/** This site's content with, since nothing else would show them, the scoreboard and the fixture's rally card. */
function copyContent(to: string, { isArchived }: Pick<Campaign, 'isArchived'>) {
  cpSync(join(ROOT, TEST_CONTENT), to, { recursive: true });
  const file = join(to, 'campaign.json');
  const { features } = readJson<Campaign>(file);
  changeJson(file, { isArchived, features: { ...features, scoreboard: true } });
  for (const locale of locales) {
    const fixture = readJson<object>(join(ROOT, 'tests/fixtures/content', locale, 'site.json'));
    const card = Object.entries(fixture).filter(([key]) => key.startsWith('rally_'));
    changeJson(join(to, locale, 'site.json'), Object.fromEntries(card));
  }
}

function writeSample(folder: string, answers: Answers, targets: Record<string, object> = {}) {
  const content = writeCampaign(folder, answers);
  const texts = Object.entries({ ...sampleWords, ...targets });
  for (const [path, words] of texts) changeJson(join(content, path), words);
}
