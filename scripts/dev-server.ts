import { createReadStream } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import { isPlainFile } from '@/lib/content/check/files/public-folder';
import { DRAWN } from './paths';
import { listen } from './servers';

/** What the framework gives a server of one's own. */
export type Framework = {
  prepare: () => Promise<void>;
  getRequestHandler: () => RequestListener;
};

/** What is drawn, by the ending of its name. */
const types: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** The drawn picture at an address, or null. */
function drawnFile(url: string = '/') {
  const { pathname } = new URL(url, 'http://localhost');
  const isThere =
    types[extname(pathname)] && !pathname.includes('..') && isPlainFile(DRAWN, pathname);
  return isThere ? join(DRAWN, pathname) : null;
}

/**
 * Serves the site as it is being edited, with its drawn pictures, to this machine only: `next dev`
 * itself answers under any name. Resolves to the server as `listen` does. Throws `UserError` when the
 * port cannot be used.
 */
export async function serveEdited(site: Framework, port: number) {
  await site.prepare();
  const respond = site.getRequestHandler();
  const server = createServer((request, response) => {
    const file = drawnFile(request.url);
    if (!file) return respond(request, response);
    response.setHeader('Content-Type', types[extname(file)] ?? '');
    response.setHeader('Cache-Control', 'no-cache');
    createReadStream(file).pipe(response);
  });
  return listen(server, port);
}
