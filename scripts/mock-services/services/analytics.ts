import { cors } from 'hono/cors';
import { z } from 'zod';
import type { MockService } from './request-log';

const pingSchema = z.strictObject({
  ping: z.strictObject({
    source: z.enum(['twitter', 'facebook', 'instagram', 'email', 'direct']),
    action: z.string().min(1),
    website: z.string().regex(/^(?!www\.)/),
  }),
});

/** The counter of visits and presses. */
export const analyticsService: MockService = (app) => {
  // beacons carry credentials, so the response names the origin it allows
  const named = cors({ origin: (asker) => asker, allowMethods: ['POST'], credentials: true });
  app.on(['POST', 'OPTIONS'], '/pings', named);
  app.post('/pings', (c) => {
    const ping = pingSchema.safeParse(c.var.json);
    return ping.success ? c.json({}, 201) : c.json({ error: z.prettifyError(ping.error) }, 400);
  });
};
