import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { listen } from '@/scripts/servers/listen';
import { faultyAnswer, type MockHost, mockHosts, type NextFault, takeFault } from './faults';
import { actionNetworkService } from './services/action-network';
import { analyticsService } from './services/analytics';
import { callService } from './services/call';
import {
  consoleBlock,
  hasFields,
  type MockService,
  type MockServiceEnv,
  type Received,
  receivedFrom,
} from './services/request-log';
import { selfieService } from './services/selfie';

const services: Record<MockHost, MockService> = {
  call: callService,
  selfie: selfieService,
  queue: (app) =>
    app.post('/action', async (c) => {
      const fields = Object.keys(await c.req.parseBody());
      if (fields.length === 0) return c.json({ error: 'form-urlencoded expected' }, 400);
      return c.json({ status: 'accepted' }, 202);
    }),
  analytics: analyticsService,
  'action-network': actionNetworkService,
};

type MockServices = {
  /** As browsers know this server. */
  origin: string;
  /** Shows one request that a visitor's press has sent. */
  print: (block: string) => void;
};

/**
 * The mock services, each under its name. For tests, `GET /mock/log?host=call&userPhone=...` gives
 * the requests with these properties and fields, and `POST /mock/fault` takes a `NextFault`.
 */
export function createMockServices({ origin, print }: MockServices) {
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
    const received = await receivedFrom(c.req.param('host'), c.req);
    requests.push(received);
    const isPress = received.method === 'POST';
    const fault = isPress ? takeFault(faults, received) : undefined;
    const answer = fault && (await faultyAnswer(c, fault));
    if (!answer) await next();
    if (isPress) print(consoleBlock(received, answer ? 'fault, as asked' : c.res.status));
    return answer;
  });
  const open = cors({ origin: '*', allowMethods: ['POST'] });
  app.on(['POST', 'OPTIONS'], ['/call/create', '/selfie/create', '/queue/action'], open);

  for (const host of mockHosts) services[host](app.basePath(`/${host}`), origin);
  // CallPower's counter is not below the path of its calls
  app.get('/api/*', (c) => app.request(`/call${c.req.path}`));
  return app;
}

/** Starts the mock services. Resolves to the port and a function that closes the server. */
export function serveMockServices({
  port,
  print = console.log,
}: { port: number } & Partial<MockServices>) {
  const { fetch } = createMockServices({ origin: `http://localhost:${port}`, print });
  const respond = getRequestListener(fetch);
  return listen((request, response) => {
    // browsers repeat a POST if a reused connection is cut (docs/en/deploy.md)
    response.setHeader('Connection', 'close');
    return respond(request, response);
  }, port);
}
