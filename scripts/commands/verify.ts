import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutTrailingSlash } from '@/lib/content/model/safe-address';
import { exportedFiles, hashOfExport, pagePath } from '@/scripts/build/export-hash';
import { headersFor, parseHeadersFile } from '@/scripts/build/headers';
import { requireBuild } from '@/scripts/build/require-build';
import { log, readArguments, UserError } from '@/scripts/cli';
import { OUT } from '@/scripts/paths';

const HELP = `npm run verify -- https://season.example.org

Compares what a live site sends with the site in out/, file by file and header by header.`;

const TIMEOUT_MS = 20_000;
/** Python's own server keeps five connections waiting; those beyond try again a second later. */
const AT_ONCE = 4;

const BY_CLOUDFLARE = /\/cdn-cgi\/|cloudflareinsights/;
const CLOUDFLARE_NOTE =
  ' Cloudflare changes it on its way: switch off “Email Address Obfuscation” there, and what else it puts into pages.';
const NOT_FOUND_PAGE = /^(\w\w\/)?404\.html$/;

/** The paths at which a file of an export is served; a 404 page is served at paths that do not exist. */
function pathsOf(file: string): string[] {
  if (/^(_headers|\.htaccess)$/.test(file)) return [];
  if (NOT_FOUND_PAGE.test(file)) return [`/${file.replace('404.html', 'nowhere-to-be-found')}`];
  if (!file.endsWith('.html') || file.startsWith('embed/')) return [`/${file}`];
  const path = pagePath(file);
  return path === '/' ? [path] : [path, `${path}/`];
}

const read = (address: string, init?: RequestInit) =>
  fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error) => {
    throw new UserError(`${address} could not be read: ${(error.cause ?? error).message}`);
  });

/** A sentence for each difference of a live site: files, headers, pages with a slash behind, 404 pages. */
export async function differences(dir: string, site: string, files = exportedFiles(dir)) {
  const { origin, pathname } = new URL(site);
  const basePath = withoutTrailingSlash(pathname);
  const rules = parseHeadersFile(readFileSync(join(dir, '_headers'), 'utf8'));

  async function compare([path, file]: readonly [path: string, file: string]) {
    const address = path === '/' ? basePath || '/' : basePath + path;
    const answer = await read(origin + address);
    const body = Buffer.from(await answer.arrayBuffer());
    const status = NOT_FOUND_PAGE.test(file) ? 404 : 200;
    const headers = Object.entries(headersFor(rules, new URL(answer.url).pathname));
    const wrong = headers.flatMap(([name, value]) => {
      const sent = answer.headers.get(name);
      if (sent === value) return [];
      return `${address} is sent ${sent === null ? `without ${name}.` : `with ${name}: ${sent}`}`;
    });
    if (answer.status !== status) wrong.push(`${address} answers ${answer.status}, not ${status}.`);
    else if (!body.equals(readFileSync(join(dir, file)))) {
      const note = BY_CLOUDFLARE.test(body.toString()) ? CLOUDFLARE_NOTE : '';
      wrong.push(`${address} is not the ${file} that was built.${note}`);
    }
    return wrong;
  }

  const left = files.flatMap((file) => pathsOf(file).map((path) => [path, file] as const));
  const found: string[][] = [];
  while (left.length > 0) found.push(...(await Promise.all(left.splice(0, AT_ONCE).map(compare))));
  return found.flat().sort();
}

/** Compares the forms’ own address with an export: null if the export has no such address. */
export async function formsDifferences(dir: string, basePath: string = '') {
  const files = exportedFiles(dir).filter((file) => file.startsWith('embed/'));
  const html = files.length > 0 ? readFileSync(join(dir, 'embed/widget.html'), 'utf8') : '';
  const [, origin] = /<meta name="embed-origin" content="([^"]+)">/.exec(html) ?? [];
  if (!origin) return null;
  return (await differences(dir, origin + basePath, files)).map((sentence) => origin + sentence);
}

export async function main(args: string[]) {
  const [site = ''] = readArguments(args, HELP, { most: 1 }).positionals;
  if (!/^https?:\/\//i.test(site) || !URL.canParse(site)) {
    throw new UserError(`“${site}” is no whole address, with https:// in front.\n\n${HELP}`);
  }
  requireBuild();
  const forms = await formsDifferences(OUT, withoutTrailingSlash(new URL(site).pathname));
  const found = [...(await differences(OUT, site)), ...(forms ?? [])];
  if (found.length > 0) {
    log(found.join('\n'));
    throw new UserError(`${site} is not what is in out/: ${found.length} differences, above.`);
  }
  const alsoForms = forms ? ', and the forms’ own address serves their frame' : '';
  log(`${site} is what is in out/, and is sent with its headers${alsoForms}.`);
  console.log(`SHA-256 of out/: ${hashOfExport(OUT)}`);
}
