import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { isMain, log, runCommand, UserError } from '../cli.mjs';
import { contentFolder, OUT } from '../paths.mjs';
import { recordBuild } from './build-record.mjs';
import { contentPolicy, hostsOf, inlineScripts, withPolicy } from './content-policy.mjs';

/**
 * Finishes what `next build` exported into a folder: takes away the files of `_not-found`, which no
 * visitor asks for, and, in the archived edition, the frame for somebody else's form; gives every page
 * its content policy. Answers how many pages there are. May be run again.
 *
 * @param {string} dir
 * @param {import('./content-policy.mjs').Hosts} hosts
 */
export function finishExport(dir, hosts) {
  for (const file of filesIn(dir).filter((path) => basename(path).startsWith('_not-found'))) {
    rmSync(file, { recursive: true, force: true });
  }
  if (hosts.isArchived) rmSync(join(dir, 'embed'), { recursive: true, force: true });
  const pages = filesIn(dir).filter((path) => path.endsWith('.html') && !isFrame(dir, path));
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    const policy = contentPolicy({ scripts: inlineScripts(html), hosts });
    writeFileSync(page, withPolicy(html, policy));
  }
  return pages.length;
}

/**
 * Whether a page is a frame for somebody else's form, which brings its own, looser policy.
 *
 * @param {string} dir
 * @param {string} path
 */
function isFrame(dir, path) {
  return relative(dir, path).startsWith(`embed${sep}`);
}

/**
 * Everything in a folder and below, folders too.
 *
 * @param {string} dir
 */
function filesIn(dir) {
  return readdirSync(dir, { recursive: true }).map((path) => join(dir, String(path)));
}

/** What an organiser should know of a site that is archived. */
const ARCHIVED_NOTE = [
  'This is the archived edition (isArchived in campaign.json).',
  'Still works: every page and text, links, share buttons, the toolkit, the calendar files, the script and the senators’ own numbers.',
  'Closed: calling, signing, RSVP, selfies, video players, counting. Nothing is sent to anyone.',
  'Renew the domain every year: an address that lapses is bought by somebody else.',
].join('\n');

/**
 * What the console says of a finished export: its pages and, where the site is archived, what that
 * means.
 *
 * @param {number} pages
 * @param {{ isArchived?: boolean }} campaign
 * @returns {string[]}
 */
export function exportReport(pages, { isArchived }) {
  const finished = `${pages} pages are in out/, each with its content policy.`;
  return isArchived ? [finished, ARCHIVED_NOTE] : [finished];
}

async function main() {
  if (!existsSync(OUT))
    throw new UserError('There is no out/ to finish. Build it first: npm run build');
  const campaign = JSON.parse(readFileSync(join(contentFolder(), 'campaign.json'), 'utf8'));
  const pages = finishExport(OUT, hostsOf(campaign, process.env));
  recordBuild(process.env);
  for (const line of exportReport(pages, campaign)) log(line);
}

if (isMain(import.meta)) await runCommand(main);
