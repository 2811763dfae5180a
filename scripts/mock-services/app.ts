import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { contentFolder, MOCK_SERVICES } from '@/scripts/paths';
import { listen } from '@/scripts/servers/listen';
import { type Fault, faultSchema, faultyAnswer, takeFault } from './faults';
import { actionNetworkService } from './services/action-network';
import { analyticsService } from './services/analytics';
import { callService, knownCampaigns } from './services/call';
import { queueService } from './services/queue';
import {
  consoleBlock,
  hasFields,
  type MockServiceEnv,
  type Received,
  readRequest,
} from './services/request-log';
import { selfieService } from './services/selfie';

/**
 * The local mock services for the site's services, each under its name, and two routes for tests: `GET
 * /mock/log?host=call&userPhone=...` returns the matching requests so far, oldest first: `host`, `method` and
 * `path` are the request's, every other name a field; `POST /mock/fault` takes a `faultSchema`.
 * @param options.folder where everything received is stored, each request as a line of `requests.jsonl`
 * @param options.origin as browsers know this server
 * @param options.content the content folder, which names the campaigns
 * @param options.print shows one visitor's press
 */
export function createMockServices({
  folder,
  origin,
  content,
  print,
}: {
  folder: string;
  origin: string;
  content: string;
  print: (block: string) => void;
}) {
  mkdirSync(folder, { recursive: true });
  const requests: Received[] = [];
  const faults: Fault[] = [];
  const services = {
    call: callService({ campaigns: knownCampaigns(content) }),
    selfie: selfieService({ folder, origin }),
    queue: queueService({ folder }),
    analytics: analyticsService(),
    'action-network': actionNetworkService({ origin }),
  };
  const app = new Hono<MockServiceEnv>();
  app.get('/mock/log', (c) =>
    c.json(requests.filter((each) => hasFields({ ...each.fields, ...each }, c.req.query()))),
  );
  app.post('/mock/fault', async (c) => {
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
      requests.push(received);
      appendFileSync(join(folder, 'requests.jsonl'), `${JSON.stringify(received)}\n`);

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
 * Starts the mock services for this machine only. What they receive is stored in `folder`, by default
 * `.mock-services/{port}/`. Resolves to the port and a function that closes the server.
 */
export function serveMockServices({
  port,
  folder = join(MOCK_SERVICES, `${port}`),
  print = console.log,
}: {
  port: number;
  folder?: string;
  print?: (block: string) => void;
}) {
  const origin = `http://localhost:${port}`;
  const { fetch } = createMockServices({ folder, origin, content: contentFolder(), print });
  const respond = getRequestListener(fetch);
  return listen((request, response) => {
    // as docs/en/deploy.md asks of the call host: browsers repeat a POST by themselves when a reused
    // connection is cut
    response.setHeader('Connection', 'close');
    return respond(request, response);
  }, port);
}
