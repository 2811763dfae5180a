import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { listen } from '../listen.mjs';
import { contentFolder, STAND_INS } from '../places.mjs';
import { makeHosts } from './app.mjs';
import { knownCampaigns } from './campaigns.mjs';

/**
 * Opens the stand-ins to this machine. What they receive is stored in `folder`, usually
 * `.stand-ins/{port}/`.
 *
 * @param {object} options
 * @param {number} options.port
 * @param {string} [options.folder]
 * @param {(block: string) => void} [options.print]
 */
export async function serveHosts({
  port,
  folder = join(STAND_INS, String(port)),
  print = console.log,
}) {
  const app = makeHosts({
    folder,
    origin: `http://localhost:${port}`,
    campaigns: knownCampaigns(contentFolder()),
    print,
  });
  const server = /** @type {import('node:http').Server} */ (
    createAdaptorServer({ fetch: app.fetch })
  );
  // Chromium repeats a POST by itself when a reused connection is cut: every answer closes its own
  server.maxRequestsPerSocket = 1;
  return listen(server, port);
}
