import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { contentFolder, STAND_INS } from '../paths.mjs';
import { listen } from '../servers.mjs';
import { faultSchema, faultyAnswer, takeFault } from './faults.mjs';
import { consoleBlock, createRequestLog, readRequest } from './request-log.mjs';
import { actionNetworkService } from './services/action-network.mjs';
import { analyticsService } from './services/analytics.mjs';
import { callService, knownCampaigns } from './services/call.mjs';
import { queueService } from './services/queue.mjs';
import { selfieService } from './services/selfie.mjs';

/** @typedef {import('./request-log.mjs').StandInEnv} StandInEnv */

/**
 * The local stand-ins for the site's services, each under its name, and two routes for tests: `GET
 * /stand-in/log?host=call&userPhone=...` returns the matching requests so far, oldest first; `POST
 * /stand-in/fault` takes a `faultSchema`.
 *
 * @param {object} options
 * @param {string} options.folder where everything received is stored
 * @param {string} options.origin as browsers know this server
 * @param {string} options.content the content folder, which names the campaigns
 * @param {(block: string) => void} options.print shows one visitor's press
 */
export function createStandIns({ folder, origin, content, print }) {
  const log = createRequestLog(folder);
  /** @type {import('./faults.mjs').Fault[]} */
  const faults = [];
  const services = {
    call: callService({ campaigns: knownCampaigns(content) }),
    selfie: selfieService({ folder, origin }),
    queue: queueService({ folder }),
    analytics: analyticsService(),
    'action-network': actionNetworkService({ origin }),
  };

  /** @type {Hono<StandInEnv>} */
  const app = new Hono();
  app.get('/stand-in/log', (c) => c.json(log.find(c.req.query())));
  app.post('/stand-in/fault', async (c) => {
    const fault = faultSchema.safeParse(await c.req.json().catch(() => null));
    if (!fault.success) return c.json({ error: z.prettifyError(fault.error) }, 400);
    faults.push(fault.data);
    return c.json(fault.data, 201);
  });

  for (const [name, service] of Object.entries(services)) {
    app.use(`/${name}/*`, async (c, next) => {
      const { received, form, json } = await readRequest(name, c.req.raw);
      c.set('form', form);
      c.set('json', json);
      log.add(received);

      const isPress = received.method === 'POST';
      const fault = isPress ? takeFault(faults, received) : undefined;
      const answer = fault && (await faultyAnswer(c, fault));
      if (!answer) await next();
      if (isPress) print(consoleBlock(received, answer ? 'fault, as asked' : c.res.status));
      return answer;
    });
    app.route(`/${name}`, service);
  }
  // the traffic counter's path is not below the call path
  app.get('/api/*', (c) => app.request(`/call${c.req.path}`));
  return app;
}

/**
 * Starts the stand-ins for this machine only. What they receive is stored in `folder`, by default
 * `.stand-ins/{port}/`. Resolves to the port and a function that closes the server.
 *
 * @param {{ port: number, folder?: string, print?: (block: string) => void }} options
 */
export function serveStandIns({ port, folder = join(STAND_INS, `${port}`), print = console.log }) {
  const origin = `http://localhost:${port}`;
  const { fetch } = createStandIns({ folder, origin, content: contentFolder(), print });
  const server = /** @type {import('node:http').Server} */ (createAdaptorServer({ fetch }));
  // as docs/en/deploy.md asks of the call host: browsers repeat a POST by themselves when a reused
  // connection is cut
  server.prependListener('request', (_, answer) => answer.setHeader('Connection', 'close'));
  // a connection that a test keeps open must outlast a slow test
  server.keepAliveTimeout = 60_000;
  return listen(server, port);
}
