import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NO_PAGE, partnerCardPath } from '@/lib/addresses/paths';
import { localeFolder, locales } from '@/lib/i18n/locales';
import { writeWhole } from '@/scripts/files';
import { nginxConfig } from '@/scripts/paths';
import { compressFiles } from './compress';
import { cardPolicy, type Deployed, type Export, framePolicy, withPolicy } from './content-policy';
import { exportedFiles, pagePath } from './export-hash';
import { addGate } from './gate-page';
import { headerRules, headersFile, LOCAL_PAGE } from './headers';
import { htaccessFile } from './htaccess';
import { nginxFile } from './nginx';
import { writeRallyWorker } from './offline-files';
import { laterStyles, withAbsoluteAddresses } from './page-styles';
import { LAST_WRITTEN } from './require-build';

/** Exported but never requested: the source of workers, and empty source maps among them. */
const UNUSED = /(^|\/)_not-found|\.(ts|map)$/;

/** The screens that a campaign does not have, by whom it addresses. */
const FOREIGN_SCREENS = {
  'us-senators': [],
  list: ['scoreboard'],
  nobody: ['scoreboard', 'call'],
};

/** The frame for third-party forms, which has a policy of its own. */
const FRAME = 'embed/widget.html';

export const CHUNK = /^_next\/static\/chunks\/.*\.js$/;
const STYLESHEET = /^_next\/static\/chunks\/.*\.css$/;

/** Chromium then compiles a whole script in the background, not lazily during hydration. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Finishes an export of `next build`: removes what is never requested, gives every page its CSP and
 * the gate in place of Next's scripts, and adds what hosts need. Returns the number of pages.
 */
export async function finishExport(
  dir: string,
  campaign: Deployed,
  basePath: string = '',
  kind: keyof typeof FOREIGN_SCREENS = 'us-senators',
) {
  const site = { dir, campaign, basePath };
  removeUnrequested(site, kind);
  rewrite(dir, CHUNK, (code) => COMPILE_HINT + code);
  rewrite(dir, new RegExp(`^${FRAME}$`), (html) => withPolicy(html, framePolicy(campaign)));
  rewrite(dir, STYLESHEET, (css, file) => withAbsoluteAddresses(css, `${basePath}/${file}`));
  const pages = pagesIn(dir);
  const policy = await addGate(site, pages);
  rewrite(dir, STYLESHEET, laterStyles);
  const cards = finishCards(dir);
  await writeRallyWorker(dir, campaign, basePath);
  writeSecurityText(site);
  await compressFiles(exportedFiles(dir).map((file) => join(dir, file)));
  writeFolderIndexes(dir);
  const rules = headerRules({ policy, pages: pages.map(pagePath), cards, campaign, basePath });
  writeFileSync(nginxConfig(dir), nginxFile(rules, basePath));
  writeFileSync(join(dir, '.htaccess'), htaccessFile(rules, basePath));
  writeFileSync(join(dir, LAST_WRITTEN), headersFile(rules));
  return pages.length;
}

function removeUnrequested({ dir, campaign }: Export, kind: keyof typeof FOREIGN_SCREENS) {
  const files = exportedFiles(dir);
  const screens = [...FOREIGN_SCREENS[kind], `call/${NO_PAGE}`];
  const unrequested = [
    '_not-found',
    ...files.filter((file) => UNUSED.test(file)),
    // the data for Next's router, which the site does without
    ...files
      .filter((file) => file.endsWith('.html') && LOCAL_PAGE.test(pagePath(file)))
      .flatMap((file) => [bare(file), `${bare(file)}.txt`]),
    ...locales
      .flatMap((locale) => screens.map((screen) => `${localeFolder(locale)}/${screen}`))
      .flatMap((screen) => [screen, `${screen}.html`, `${screen}.txt`]),
    ...(campaign.isArchived ? [dirname(FRAME)] : []),
  ];
  for (const path of unrequested) rmSync(join(dir, path), { recursive: true, force: true });
}

/** Changes the files of these paths, and returns where they are. */
export function rewrite(dir: string, path: RegExp, change: (text: string, file: string) => string) {
  const files = exportedFiles(dir).filter((each) => path.test(each));
  return files.map((file) => {
    const at = join(dir, file);
    writeFileSync(at, change(readFileSync(at, 'utf8'), file));
    return at;
  });
}

/** security.txt (RFC 9116), if the campaign has a contact; only a site's root may have it. */
function writeSecurityText({ dir, basePath, campaign: { site_url, security } }: Export) {
  if (!security || basePath) return;
  const path = '/.well-known/security.txt';
  const lines = [
    `Contact: mailto:${security.contact}`,
    `Expires: ${security.expires}T23:59:59Z`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${site_url}${path}`,
  ];
  writeWhole(join(dir, path), `${lines.join('\n')}\n`);
}

const bare = (file: string) => file.replace(/\.html$/, '');

/**
 * Gives the card for partners' sites its CSP and, since Next exports it as a route handler, `.html`
 * in its name. Returns each locale's path and policy.
 */
function finishCards(dir: string) {
  return locales.flatMap((locale) => {
    const path = localeFolder(locale) + partnerCardPath;
    const file = `${path.slice(1)}.html`;
    if (!existsSync(join(dir, path))) return [];
    const html = readFileSync(join(dir, path), 'utf8');
    rmSync(join(dir, path));
    const policy = cardPolicy(html);
    writeFileSync(join(dir, file), withPolicy(html, policy));
    return [{ path, policy }];
  });
}

const pagesIn = (dir: string) =>
  exportedFiles(dir).filter((file) => file.endsWith('.html') && file !== FRAME);

/** Copies pages to `page/index.html`, for hosts that do not try `.html` or prefer the folder. */
function writeFolderIndexes(dir: string) {
  for (const file of pagesIn(dir)) {
    if (/(^|\/)(404|index)\.html$/.test(file)) continue;
    writeWhole(join(dir, bare(file), 'index.html'), readFileSync(join(dir, file)));
  }
}
