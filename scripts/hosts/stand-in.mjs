import { Hono } from 'hono';
import { z } from 'zod';
import { troubleSchema } from './trouble.mjs';

/**
 * What tests ask of the stand-ins themselves: `GET /log?host=call&userPhone=...` answers the requests
 * so far that match, oldest first; `POST /trouble` takes a `troubleSchema`.
 *
 * @param {object} options
 * @param {ReturnType<typeof import('./request-log.mjs').keepRequests>} options.log
 * @param {ReturnType<typeof import('./trouble.mjs').keepTroubles>} options.troubles
 */
export function standIn({ log, troubles }) {
  const app = new Hono();

  app.get('/log', (c) => c.json(log.find(c.req.query())));
  app.post('/trouble', async (c) => {
    const trouble = troubleSchema.safeParse(await c.req.json().catch(() => null));
    if (!trouble.success) return c.json({ error: z.prettifyError(trouble.error) }, 400);
    troubles.add(trouble.data);
    return c.json(trouble.data, 201);
  });
  return app;
}
