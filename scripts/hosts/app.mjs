import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { actionNetworkHost } from './action-network.mjs';
import { analyticsHost } from './analytics.mjs';
import { callHost } from './call.mjs';
import { congressHost } from './congress.mjs';
import { consoleBlock } from './console-block.mjs';
import { queueHost } from './queue.mjs';
import { readRequest } from './received.mjs';
import { keepRequests } from './request-log.mjs';
import { selfieHost } from './selfie.mjs';
import { standIn } from './stand-in.mjs';
import { keepTroubles, makeTrouble } from './trouble.mjs';

/**
 * The local stand-ins for the services of contracts.md, each under its name.
 *
 * @param {object} options
 * @param {string} options.folder where everything received is stored
 * @param {string} options.origin as browsers know this server
 * @param {Map<string, 'live' | 'archived' | 'paused'>} options.campaigns
 * @param {(block: string) => void} options.print shows one supporter's press
 */
export function makeHosts({ folder, origin, campaigns, print }) {
  const log = keepRequests(folder);
  const troubles = keepTroubles();
  /** @param {URLSearchParams} form */
  const keep = (form) => {
    const line = JSON.stringify(Object.fromEntries(form));
    appendFileSync(join(folder, 'queue.jsonl'), `${line}\n`);
  };

  const hosts = {
    call: callHost({ campaigns }),
    congress: congressHost(),
    selfie: selfieHost({ folder, origin }),
    queue: queueHost({ keep }),
    analytics: analyticsHost(),
    'action-network': actionNetworkHost({ origin }),
  };

  /** @type {Hono<import('./received.mjs').HostsEnv>} */
  const app = new Hono();
  app.route('/stand-in', standIn({ log, troubles }));

  for (const [name, host] of Object.entries(hosts)) {
    app.use(`/${name}/*`, async (c, next) => {
      const { received, form, json } = await readRequest(name, c.req.raw);
      c.set('received', received);
      c.set('form', form);
      c.set('json', json);
      log.add(received);

      const isPress = received.method === 'POST';
      const trouble = isPress ? troubles.take(received) : undefined;
      const answer = trouble && (await makeTrouble(c, trouble));
      if (!answer) await next();
      if (isPress) print(consoleBlock(received, answer ? 'trouble, as asked' : c.res.status));
      return answer;
    });
    app.route(`/${name}`, host);
  }
  // the counter's address is beside the call path, not under it
  app.get('/api/*', (c) => app.request(`/call${c.req.path}`));
  return app;
}
