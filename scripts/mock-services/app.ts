import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { MOCK_SERVICES } from '@/scripts/paths';
import { listen } from '@/scripts/servers/listen';
import { faultyAnswer, type MockHost, mockHosts, type NextFault, takeFault } from './faults';
import { actionNetworkService } from './services/action-network';
import { analyticsService } from './services/analytics';
import { callService } from './services/call';
import { queueService } from './services/queue';
import {
  consoleBlock,
  hasFields,
  type MockService,
  type MockServiceEnv,
  type Received,
  readRequest,
} from './services/request-log';
import { selfieService } from './services/selfie';

const services: Record<MockHost, MockService> = {
  call: callService,
  selfie: selfieService,
  queue: queueService,
  analytics: analyticsService,
  'action-network': actionNetworkService,
};

type MockServices = {
  /** Everything received is stored there; `requests.jsonl` has one request per line. */
  folder: string;
  /** As browsers know this server. */
  origin: string;
  /** Shows one request that a visitor's press has sent. */
  print: (block: string) => void;
};

/**
 * The mock services, each under its name. For tests, `GET /mock/log?host=call&userPhone=...` gives
 * the requests with these properties and fields, and `POST /mock/fault` takes a `NextFault`.
 */
export function createMockServices({ folder, origin, print }: MockServices) {
  mkdirSync(folder, { recursive: true });
  const requests: Received[] = [];
  const faults: NextFault[] = [];
  const app = new Hono<MockServiceEnv>();
  app.get('/mock/log', (c) =>
    c.json(requests.filter((each) => hasFields({ ...each.fields, ...each }, c.req.query()))),
  );
  app.post('/mock/fault', async (c) => {
    faults.push(await c.req.json());
    return c.body(null, 201);
  });

  app.use(`/:host{${mockHosts.join('|')}}/*`, async (c, next) => {
    const { received, form, json } = await readRequest(c.req.param('host'), c.req.raw);
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
  const open = cors({ origin: '*', allowMethods: ['POST'] });
  app.on(['POST', 'OPTIONS'], ['/call/create', '/selfie/create', '/queue/action'], open);

  for (const host of mockHosts) services[host](app.basePath(`/${host}`), { folder, origin });
  // CallPower's counter is not below the path of its calls
  app.get('/api/*', (c) => app.request(`/call${c.req.path}`));
  return app;
}

/** Starts the mock services. Resolves to the port and a function that closes the server. */
export function serveMockServices({
  port,
  folder = join(MOCK_SERVICES, `${port}`),
  print = console.log,
}: { port: number } & Partial<MockServices>) {
  const { fetch } = createMockServices({ folder, origin: `http://localhost:${port}`, print });
  const respond = getRequestListener(fetch);
  return listen((request, response) => {
    // browsers repeat a POST if a reused connection is cut (docs/en/deploy.md)
    response.setHeader('Connection', 'close');
    return respond(request, response);
  }, port);
}
