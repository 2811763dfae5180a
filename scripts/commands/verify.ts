import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@/lib/sha256';
import { requireExport } from '@/scripts/build/build-record';
import { exportedFiles, hashOfExport, pagePath } from '@/scripts/build/export-hash';
import { headersFor, parseHeadersFile } from '@/scripts/build/headers';
import { observatoryGrade } from '@/scripts/build/observatory';
import { log, readArguments, UserError } from '@/scripts/cli';
import { OUT } from '@/scripts/paths';

const TIMEOUT_MS = 20_000;
const AT_ONCE = 8;

/** Read by hosts, but not served. */
const FOR_HOSTS = /^_(headers|redirects)$/;
/** A path that does not exist. */
const NOWHERE = 'nowhere-to-be-found';

type Expected = { path: string; file: string; status: number };

/**
 * Compares a live site with an export: every file, the headers of each, where a trailing slash
 * redirects to, and the 404 page of each locale. Resolves to one sentence for each difference.
 * @param dir the export
 * @param site the address of its home page
 * @param isServed which of its paths the site serves; by default all
 */
export async function differences(
  dir: string,
  site: string,
  isServed: (path: string) => boolean = () => true,
): Promise<string[]> {
  const { origin, pathname } = new URL(site);
  const basePath = pathname.replace(/\/+$/, '');
  const rules = rulesOf(dir);
  const expected: Expected[] = exportedFiles(dir)
    .filter((file) => !FOR_HOSTS.test(file) && !isNotFoundPage(file))
    .map((file) => ({ file, path: addressOf(file), status: 200 }));
  const folders = expected.filter(({ file, path }) => isPage(file) && path !== '/');
  expected.push(...folders.map((page) => ({ ...page, path: `${page.path}/` })));
  for (const file of exportedFiles(dir).filter(isNotFoundPage)) {
    expected.push({ file, path: `/${file.replace('404.html', NOWHERE)}`, status: 404 });
  }

  async function compare({ path, file, status }: Expected) {
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

  const found: string[] = [];
  const left = expected.filter(({ path }) => isServed(path));
  async function compareRest() {
    for (let next = left.shift(); next; next = left.shift()) found.push(...(await compare(next)));
  }
  await Promise.all(Array.from({ length: AT_ONCE }, compareRest));
  return found.sort();
}

/**
 * Compares the forms' own address (`EMBED_ORIGIN`) with an export; null where the export names
 * none. Resolves to one sentence for each difference in their frame, and one if that address also
 * serves our pages.
 * @param dir the export
 */
export async function formsAddress(dir: string, basePath: string = '') {
  const frame = join(dir, 'embed/widget.html');
  const html = existsSync(frame) ? readFileSync(frame, 'utf8') : '';
  const [, origin] = /<meta name="embed-origin" content="([^"]+)">/.exec(html) ?? [];
  if (!origin) return null;
  const address = origin + basePath;
  const found = await differences(dir, address, (path) => path.startsWith('/embed/'));
  const home = await fetch(`${address}/`, { redirect: 'manual' });
  return {
    address,
    found: found.map((sentence) => origin + sentence),
    servesPages: home.ok && (await home.text()) === readFileSync(join(dir, 'index.html'), 'utf8'),
  };
}

/** True for pages that hosts serve for other addresses, not for their own. */
function isNotFoundPage(file: string) {
  return /^(\w\w\/)?404\.html$/.test(file);
}

function isPage(file: string) {
  return file.endsWith('.html') && !file.startsWith('embed/');
}

function addressOf(file: string) {
  return isPage(file) ? pagePath(file) : `/${file}`;
}

function rulesOf(dir: string) {
  return parseHeadersFile(readFileSync(join(dir, '_headers'), 'utf8'));
}

const HELP = `npm run verify -- https://season.example.org

Compares what a live site sends with the site in out/, file by file and header by header.`;

export async function main(args: string[]) {
  const [site = ''] = readArguments(args, HELP, { most: 1 }).positionals;
  if (!site) throw new UserError('Say which site: npm run verify -- https://season.example.org');
  if (!/^https?:\/\//i.test(site) || !URL.canParse(site)) {
    throw new UserError(
      `“${site}” is no whole address. Write it with https:// (or http://) in front: npm run verify -- https://season.example.org`,
    );
  }
  requireExport();
  const found = await read(site, differences(OUT, site));
  const basePath = new URL(site).pathname.replace(/\/+$/, '');
  const forms = await read('The forms’ own address', formsAddress(OUT, basePath));
  found.push(...(forms?.found ?? []));
  if (found.length > 0) {
    log(found.join('\n'));
    throw new UserError(`${site} is not what is in out/: ${found.length} differences, above.`);
  }
  log(`${site} is what is in out/, and is sent with its headers.`);
  if (forms) log(`${forms.address} serves the frame of the forms.`);
  if (forms?.servesPages) {
    log(
      `${forms.address} serves our pages, too. Better it serves /embed/ alone: docs/en/deploy.md`,
    );
  }
  if (site.startsWith('https:')) console.log(await gradeOf(site));
  console.log(`SHA-256 of out/: ${hashOfExport(OUT)}`);
}

/** Awaits a read from an address; throws `UserError` when it fails. */
function read<Found>(address: string, reading: Promise<Found>) {
  return reading.catch((error) => {
    throw new UserError(`${address} could not be read: ${error.cause?.message ?? error.message}`);
  });
}

/** The grade of the home page as served. */
async function gradeOf(site: string) {
  const { headers } = await fetch(site);
  const home = new URL(site).pathname.replace(/(.)\/+$/, '$1');
  const names = Object.keys(headersFor(rulesOf(OUT), home));
  const sent = Object.fromEntries(names.map((name) => [name, headers.get(name) ?? '']));
  const { grade, score } = observatoryGrade(sent);
  return `By the rules of the HTTP Observatory its headers get ${grade} (${score}).`;
}
