import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { unescape as decoded } from 'node:querystring';
import sirv from 'sirv';
import { translatedLocales } from '@/lib/i18n/locales';
import { headersFor, parseHeadersFile } from '@/scripts/build/headers';
import { UserError } from '@/scripts/cli';
import { listen } from './listen';

/**
 * Serves an exported site to this machine as a good static host would. Resolves to the port and a
 * function that closes the server. Throws `UserError` if there is no site in `dir`.
 */
export async function serveSite({ dir, port }: { dir: string; port: number }) {
  if (!existsSync(join(dir, 'index.html'))) {
    throw new UserError(`There is no built site in ${dir}. Build it first: npm run build`);
  }
  const headerFile = join(dir, '_headers');
  const rules = existsSync(headerFile) ? parseHeadersFile(readFileSync(headerFile, 'utf8')) : [];
  const options = { etag: true, gzip: true, brotli: true, extensions: ['html'] };
  const files = sirv(dir, { ...options, setHeaders, onNoMatch: notFound });

  function setHeaders(res: ServerResponse, path: string) {
    for (const [name, value] of Object.entries(headersFor(rules, path))) res.setHeader(name, value);
  }

  function notFound({ url = '', method }: IncomingMessage, res: ServerResponse) {
    const [, first] = decoded(url).split(/[/?]/);
    const locale = translatedLocales.find((each) => each === first);
    const path = locale ? `/${locale}/404` : '/404';
    const file = [`${path}.html`, '/404.html'].map((each) => join(dir, each)).find(existsSync);
    setHeaders(res, path);
    res.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
    res.end(method === 'HEAD' || !file ? '' : readFileSync(file));
  }
  return listen((req, res) => {
    if (/^[^?]*\/_headers\b/.test(decoded(req.url ?? ''))) notFound(req, res);
    else if (req.method === 'GET' || req.method === 'HEAD') files(req, res);
    else res.writeHead(405, { Allow: 'GET, HEAD' }).end();
  }, port);
}
