import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { UserError } from './cli.mjs';
import { listen } from './servers.mjs';

/**
 * Serves an exported site to this machine as a good static host would: /call is call.html, /es is
 * es.html although a folder es/ stands beside it, hashed files are cached for ever, and what is not
 * there gets the 404 page of its language. Resolves to the port and a function that closes the
 * server. Throws `UserError` when there is no site in `dir`.
 *
 * @param {{ dir: string, port: number }} options
 */
export async function serveSite({ dir, port }) {
  if (!existsSync(join(dir, 'index.html'))) {
    throw new UserError(`There is no built site in ${dir}. Build it first: npm run build`);
  }
  const files = sirv(dir, {
    etag: true,
    gzip: true,
    brotli: true,
    extensions: ['html'],
    setHeaders: (res, path) => res.setHeader('Cache-Control', cacheControl(path)),
    onNoMatch: (req, res) => {
      res.writeHead(404, {
        'Content-Type': 'text/html;charset=utf-8',
        'Cache-Control': 'no-cache',
      });
      res.end(req.method === 'HEAD' ? '' : notFoundPage(dir, req.url ?? '/'));
    },
  });
  const server = createServer((req, res) => {
    if (req.method === 'GET' || req.method === 'HEAD') return files(req, res);
    res.writeHead(405, { Allow: 'GET, HEAD' }).end();
  });
  return listen(server, port);
}

/** @param {string} path */
function cacheControl(path) {
  return path.startsWith('/_next/static/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** @param {string} dir @param {string} url */
function notFoundPage(dir, url) {
  const names = /^\/es(\/|\?|$)/.test(url) ? ['es/404.html', '404.html'] : ['404.html'];
  const file = names.map((name) => join(dir, name)).find(existsSync);
  return file ? readFileSync(file) : 'Not found';
}
