import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import sirv from 'sirv';
import { translatedLocales } from '@/lib/i18n/locales';
import { headersFor, parseHeadersFile } from '@/scripts/build/headers';
import { UserError } from '@/scripts/cli';
import { listen } from './listen';

/**
 * Serves an exported site to this machine as a good static host would: /call is call.html; /es is
 * es.html although there is a folder es/; headers are those of `_headers`; unknown paths get the 404 page
 * of their locale. Resolves to the port and a function that closes the server. Throws `UserError` when there is no site in `dir`.
 */
export async function serveSite({ dir, port }: { dir: string; port: number }) {
  if (!existsSync(join(dir, 'index.html'))) {
    throw new UserError(`There is no built site in ${dir}. Build it first: npm run build`);
  }
  const headerFile = join(dir, '_headers');
  const rules = existsSync(headerFile) ? parseHeadersFile(readFileSync(headerFile, 'utf8')) : [];
  const files = sirv(dir, {
    etag: true,
    gzip: true,
    brotli: true,
    extensions: ['html'],
    setHeaders,
    onNoMatch: notFound,
  });

  function setHeaders(res: ServerResponse, path: string) {
    for (const [name, value] of Object.entries(headersFor(rules, path))) res.setHeader(name, value);
  }

  function notFound(req: IncomingMessage, res: ServerResponse) {
    const [, first] = decodedPath(req.url ?? '/').split('/');
    const locale = translatedLocales.find((each) => each === first);
    const path = locale ? `/${locale}/404` : '/404';
    const file = [`${path}.html`, '/404.html'].map((each) => join(dir, each)).find(existsSync);
    setHeaders(res, path);
    res.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
    res.end(req.method === 'HEAD' || !file ? '' : readFileSync(file));
  }
  return listen((req, res) => {
    if (NOT_SERVED.test(decodedPath(req.url ?? ''))) notFound(req, res);
    else if (req.method === 'GET' || req.method === 'HEAD') files(req, res);
    else res.writeHead(405, { Allow: 'GET, HEAD' }).end();
  }, port);
}

/** Read by hosts, not served to visitors. */
const NOT_SERVED = /^\/*_headers\/*$/;

/** The path of an address, decoded for the file system. */
function decodedPath(url: string) {
  const [path = ''] = url.split('?');
  try {
    return posix.normalize(decodeURIComponent(path));
  } catch {
    return path;
  }
}
