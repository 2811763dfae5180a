import { createServer } from 'node:http';
import { listen } from './servers.mjs';

/**
 * What the framework gives a server of one's own.
 *
 * @typedef {object} Framework
 * @property {() => Promise<void>} prepare
 * @property {() => import('node:http').RequestListener} getRequestHandler
 */

/**
 * Serves the site as it is being edited, to this machine only: `next dev` itself answers under any name. Resolves
 * to the server as `listen` does. Throws `UserError` when the port cannot be used.
 *
 * @param {Framework} site
 * @param {number} port
 */
export async function serveEdited(site, port) {
  await site.prepare();
  return listen(createServer(site.getRequestHandler()), port);
}
