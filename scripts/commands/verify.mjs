import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedFiles, hashOfExport, pagePath, sha256 } from '../build/export-hash.mjs';
import { headersFor, parseHeadersFile } from '../build/headers.mjs';
import { observatoryGrade } from '../build/observatory.mjs';
import { isMain, log, runCommand, UserError } from '../cli.mjs';
import { OUT } from '../paths.mjs';

const TIMEOUT_MS = 20_000;
const AT_ONCE = 8;

/** What hosts read and do not serve. */
const FOR_HOSTS = '_headers';
/** An address that no site has. */
const NOWHERE = 'nowhere-to-be-found';

/** @typedef {{ path: string, file: string, status: number }} Expected */

/**
 * Compares a live site with an export: every file, the headers of each, what a slash too many leads
 * to, and the 404 page of each language. Resolves to one sentence for each difference.
 *
 * @param {string} dir the export
 * @param {string} site the address of its home page
 * @returns {Promise<string[]>}
 */
export async function differences(dir, site) {
  const { origin, pathname } = new URL(site);
  const basePath = pathname.replace(/\/+$/, '');
  const rules = rulesOf(dir);
  /** @type {Expected[]} */
  const expected = exportedFiles(dir)
    .filter((file) => file !== FOR_HOSTS && !isNotFoundPage(file))
    .map((file) => ({ file, path: addressOf(file), status: 200 }));
  const folders = expected.filter(({ file, path }) => isPage(file) && path !== '/');
  expected.push(...folders.map((page) => ({ ...page, path: `${page.path}/` })));
  for (const folder of ['', 'es/']) {
    expected.push({ file: `${folder}404.html`, path: `/${folder}${NOWHERE}`, status: 404 });
  }

  /** @param {Expected} file */
  async function compare({ path, file, status }) {
    const address = path === '/' ? basePath || '/' : basePath + path;
    const answer = await fetch(origin + address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const body = new Uint8Array(await answer.arrayBuffer());
    const wrong = [];
    if (answer.status !== status) wrong.push(`${address} answers ${answer.status}, not ${status}.`);
    else if (sha256(body) !== sha256(readFileSync(join(dir, file)))) {
      wrong.push(`${address} is not the ${file} that was built.`);
    }
    for (const [name, value] of Object.entries(headersFor(rules, address))) {
      const sent = answer.headers.get(name);
      if (sent === null) wrong.push(`${address} is sent without ${name}.`);
      else if (sent !== value) wrong.push(`${address} is sent with ${name}: ${sent}`);
    }
    return wrong;
  }

  /** @type {string[]} */
  const found = [];
  const left = [...expected];
  async function compareRest() {
    for (let next = left.shift(); next; next = left.shift()) found.push(...(await compare(next)));
  }
  await Promise.all(Array.from({ length: AT_ONCE }, compareRest));
  return found.sort();
}

/** Which hosts serve for other addresses, not for its own. @param {string} file */
function isNotFoundPage(file) {
  return /^(es\/)?404\.html$/.test(file);
}

/** @param {string} file */
function isPage(file) {
  return file.endsWith('.html') && !file.startsWith('embed/');
}

/** @param {string} file */
function addressOf(file) {
  return isPage(file) ? pagePath(file) : `/${file}`;
}

/** @param {string} dir */
function rulesOf(dir) {
  return parseHeadersFile(readFileSync(join(dir, '_headers'), 'utf8'));
}

/** `npm run verify -- https://season.example.org` */
async function main() {
  const [site = ''] = process.argv.slice(2);
  if (!URL.canParse(site)) {
    throw new UserError('Say which site: npm run verify -- https://season.example.org');
  }
  const found = await differences(OUT, site).catch((error) => {
    throw new UserError(`${site} could not be read: ${error.cause?.message ?? error.message}`);
  });
  if (found.length > 0) {
    log(found.join('\n'));
    throw new UserError(`${site} is not what is in out/: ${found.length} differences, above.`);
  }
  log(`${site} is what is in out/, and is sent with its headers.`);
  if (site.startsWith('https:')) console.log(await gradeOf(site));
  console.log(`SHA-256 of out/: ${hashOfExport(OUT)}`);
}

/** The grade of the home page, as it is sent. @param {string} site */
async function gradeOf(site) {
  const { headers } = await fetch(site);
  const home = new URL(site).pathname.replace(/(.)\/+$/, '$1');
  const names = Object.keys(headersFor(rulesOf(OUT), home));
  const sent = Object.fromEntries(names.map((name) => [name, headers.get(name) ?? '']));
  const { grade, score } = observatoryGrade(sent);
  return `By the rules of the HTTP Observatory its headers get ${grade} (${score}).`;
}

if (isMain(import.meta)) await runCommand(main);
