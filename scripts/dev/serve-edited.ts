import { createServer, type RequestListener } from 'node:http';
import sirv from 'sirv';
import { DRAWN } from '@/scripts/paths';
import { listen } from '@/scripts/servers/listen';

/** What the framework gives a server of one's own. */
export type Framework = {
  prepare: () => Promise<void>;
  getRequestHandler: () => RequestListener;
};

/**
 * Serves the site as it is being edited, with its drawn pictures, to this machine only: `next dev`
 * itself answers under any name. Resolves to the server as `listen` does. Throws `UserError` when the
 * port cannot be used.
 */
export async function serveEdited(site: Framework, port: number) {
  await site.prepare();
  const respond = site.getRequestHandler();
  // it looks for each request, and browsers keep nothing
  const drawn = sirv(DRAWN, { dev: true, extensions: [] });
  return listen(
    createServer((request, response) => drawn(request, response, () => respond(request, response))),
    port,
  );
}
