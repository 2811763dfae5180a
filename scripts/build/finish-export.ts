import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { localeFolder, locales, translatedLocales } from '@/lib/i18n/locales';
import { NO_PAGE, partnerCardPath, statePath } from '@/lib/paths';
import { sha256 } from '@/lib/sha256';
import { writeWhole } from '@/scripts/files';
import { nginxConfig } from '@/scripts/paths';
import { bundleGate } from './bundle-gate';
import { compressFiles } from './compress';
import { cardPolicy, contentPolicy, type Deployed, framePolicy } from './content-policy';
import { exportedFiles, pagePath } from './export-hash';
import { splitPage, withGate, withPolicy } from './gate-page';
import { headerRules, headersFile } from './headers';
import { nginxFile } from './nginx';
import { writeRallyWorker } from './offline-worker';
import { type Alias, stateAliases } from './state-aliases';

/** Names of files that are exported but never requested. */
const UNUSED = /^_not-found|\.(ts|map)$/;

/** The screens that a campaign does not have, by whom it addresses. */
const FOREIGN_SCREENS = {
  'us-senators': [],
  list: ['scoreboard'],
  nobody: ['scoreboard', 'call'],
};

/** A page below the call page, of which there may be more than a hundred. */
const LOCAL_PAGE = /^(\w\w\/)?call\/[^/]+\.html$/;

/**
 * Finishes what `next build` exported into a folder. Removes what is never requested: the files of
 * `_not-found`, the source of workers, empty maps, the screens that the campaign does not have, the
 * data of local pages for a router, which the site does without, and, on an archived site, the frame
 * for third-party forms. Replaces the framework's scripts in every page by the gate and adds its
 * content policy; the card for partners' own sites has no scripts, and a policy of its own. Writes the
 * worker that keeps pages for who asks, the headers and 404 rules for hosts, and compressed files.
 * Returns the number of pages.
 * @param campaign as deployed
 * @param kind whom the campaign addresses
 */
export async function finishExport(
  dir: string,
  campaign: Deployed,
  basePath: string = '',
  kind: keyof typeof FOREIGN_SCREENS = 'us-senators',
) {
  for (const screen of [...FOREIGN_SCREENS[kind], `call/${NO_PAGE}`]) {
    for (const folder of [dir, ...translatedLocales.map((locale) => join(dir, locale))]) {
      for (const end of ['', '.html', '.txt']) {
        rmSync(join(folder, screen + end), { recursive: true, force: true });
      }
    }
  }
  for (const file of filesIn(dir).filter((path) => UNUSED.test(basename(path)))) {
    rmSync(file, { recursive: true, force: true });
  }
  for (const page of exportedFiles(dir).filter((path) => LOCAL_PAGE.test(path))) {
    for (const end of ['', '.txt']) {
      rmSync(join(dir, page.replace(/\.html$/, end)), { recursive: true, force: true });
    }
  }
  if (campaign.isArchived) rmSync(join(dir, 'embed'), { recursive: true, force: true });
  const gate = await bundleGate('entry', campaign, basePath);
  const heldPresses = await bundleGate('held-presses', campaign, basePath);
  const policy = contentPolicy({ gate, campaign });
  const isCounted = campaign.hosts.analytics !== '' && !campaign.isArchived;
  const pageView = isCounted
    ? writeHashed(dir, basePath, await bundleGate('page-view', campaign, basePath))
    : null;
  const cards = partnerCards(dir);
  const isPage = (path: string) =>
    path.endsWith('.html') && path !== FRAME && cards.every(({ file }) => file !== path);
  const pages = exportedFiles(dir).filter(isPage);
  for (const path of exportedFiles(dir).filter((each) => CHUNK.test(each))) {
    const file = join(dir, path);
    writeFileSync(file, COMPILE_HINT + readFileSync(file, 'utf8'));
  }
  const aliases = stateAliases(pages.map(pagePath));
  const stateOffer =
    aliases.length > 0 ? await bundleGate('state-offer', campaign, basePath) : null;
  const offer = stateOffer && writeHashed(dir, basePath, stateOffer);
  const fields = writeHashed(dir, basePath, await bundleGate('fields', campaign, basePath));
  const past = writeHashed(dir, basePath, await bundleGate('past', campaign, basePath));
  for (const page of pages) {
    const file = join(dir, page);
    const { html, chunks, flight } = splitPage(readFileSync(file, 'utf8'));
    const scripts = [writeHashed(dir, basePath, `${heldPresses}\n;${flight}`), ...chunks];
    const others = [
      pageView,
      / data-transferred[=>\s]/.test(html) ? fields : null,
      / data-past="/.test(html) ? past : null,
      /(^|\/)404\.html$/.test(page) ? offer : null,
    ].filter((each) => each !== null);
    writeFileSync(file, withGate(html, { policy, gate, scripts, others }));
  }
  const frame = join(dir, FRAME);
  if (existsSync(frame)) {
    writeFileSync(frame, withPolicy(readFileSync(frame, 'utf8'), framePolicy(campaign)));
  }
  for (const { file, policy: own } of cards) {
    const card = join(dir, file);
    writeFileSync(card, withPolicy(readFileSync(card, 'utf8'), own));
  }
  await writeRallyWorker(dir, campaign, basePath);
  const rules = headerRules({ policy, pages: pages.map(pagePath), cards, campaign, basePath });
  compressFiles(filesIn(dir));
  writeFileSync(nginxConfig(dir), nginxFile(rules, basePath, aliases));
  writeFileSync(join(dir, '_redirects'), redirectsFile(basePath, aliases));
  // last, because retain-assets.ts reads the time of the build from it
  writeFileSync(join(dir, '_headers'), headersFile(rules));
  return pages.length;
}

/**
 * For Netlify and Cloudflare: what leads to the states' pages, of which they cannot read ZIPs. For
 * Netlify also the 404 page of each locale; other hosts look for the nearest one.
 */
function redirectsFile(basePath: string, aliases: Alias[]) {
  const folders = locales.map((locale) => basePath + localeFolder(locale));
  const moved = folders.flatMap((folder) =>
    aliases.flatMap(({ code, names }) =>
      code && names.length > 0
        ? [code, ...names].map((word) => `${folder}/call/${word} ${folder}${statePath(code)} 301\n`)
        : [],
    ),
  );
  const missing = translatedLocales.map(
    (locale) => `${basePath}/${locale}/* ${basePath}/${locale}/404.html 404\n`,
  );
  return [...moved, ...missing].join('');
}

/**
 * The card for partners' own sites in each locale, a page without the framework, and its policy. The
 * framework exports it under its address, and hosts look for a page's file.
 */
function partnerCards(dir: string) {
  return locales.flatMap((locale) => {
    const path = localeFolder(locale) + partnerCardPath;
    const exported = join(dir, path);
    if (!existsSync(exported)) return [];
    renameSync(exported, `${exported}.html`);
    return [
      {
        path,
        file: `${path.slice(1)}.html`,
        policy: cardPolicy(readFileSync(`${exported}.html`, 'utf8')),
      },
    ];
  });
}

/** The frame for third-party forms, which has its own policy. */
const FRAME = 'embed/widget.html';

const CHUNK = /^_next\/static\/chunks\/.*\.js$/;

/**
 * Makes Chromium compile all of a script in the background before it runs. Otherwise most of the
 * time of hydration is spent compiling, in one long task.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

const GATE_FOLDER = '_next/static/gate';

/** Writes a script into a file named by its hash and returns its address. */
function writeHashed(dir: string, basePath: string, code: string) {
  const hash = sha256(code).slice(0, 16);
  writeWhole(join(dir, GATE_FOLDER, `${hash}.js`), code);
  return `${basePath}/${GATE_FOLDER}/${hash}.js`;
}

/** All files and folders below a folder. */
function filesIn(dir: string) {
  return readdirSync(dir, { recursive: true }).map((path) => join(dir, String(path)));
}

/** What an organiser should know about an archived site. */
const ARCHIVED_NOTE = [
  'This is the archived edition (isArchived in campaign.json).',
  'Still works: every page and text, links, share buttons, the toolkit, the calendar files, the script and the numbers to dial.',
  'Closed: calling, signing, RSVP, selfies, video players, counting. Nothing is sent to anyone.',
  'Renew the domain every year: an address that lapses is bought by somebody else.',
].join('\n');

/**
 * The report on an export: its pages and, on an archived site, what that means.
 * @param dir the folder that it is in, from the project's
 */
export function exportReport(
  pages: number,
  { isArchived }: { isArchived?: boolean },
  dir: string = 'out',
) {
  const finished = `${pages} pages are in ${dir}/, each with its content policy.`;
  return isArchived ? [finished, ARCHIVED_NOTE] : [finished];
}
