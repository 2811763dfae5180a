import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { LOCAL_PORTS, portsFrom } from './addresses.mjs';
import { listen } from './listen.mjs';
import { OUT } from './places.mjs';
import { requireFreePort } from './ports.mjs';
import { command, isCommand, Stop, say } from './say.mjs';
import { untilStopped } from './until-stopped.mjs';

/**
 * Serves an exported site to this machine as a good static host would: /call is call.html, /es is
 * es.html although a folder es/ stands beside it, hashed files are kept for ever, and what is not
 * there gets the 404 page of its language. Answers the port and a function that closes the server.
 *
 * @param {{ dir: string, port: number }} options
 */
export async function serveSite({ dir, port }) {
  if (!existsSync(join(dir, 'index.html'))) {
    throw new Stop(`There is no built site in ${dir}. Build it first: npm run build`);
  }
  const files = sirv(dir, {
    etag: true,
    gzip: true,
    brotli: true,
    extensions: ['html'],
    setHeaders: (res, path) => res.setHeader('Cache-Control', cacheRule(path)),
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
function cacheRule(path) {
  return path.startsWith('/_next/static/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * @param {string} dir
 * @param {string} url
 */
function notFoundPage(dir, url) {
  const names = /^\/es(\/|\?|$)/.test(url) ? ['es/404.html', '404.html'] : ['404.html'];
  const file = names.map((name) => join(dir, name)).find(existsSync);
  return file ? readFileSync(file) : 'Not found';
}

async function main() {
  const { port } = portsFrom(LOCAL_PORTS);
  await requireFreePort({ name: 'PORT', port, retry: 'node scripts/serve.mjs' });
  const site = await serveSite({ dir: OUT, port });
  say(`The site: http://localhost:${port}  (stop it with Ctrl+C)`);
  await untilStopped();
  await site.close();
}

if (isCommand(import.meta)) await command(main);
