import { Hono } from 'hono';
import { cors } from 'hono/cors';

/**
 * The action queue: takes a form, nested names and all. What a robot sends, with the honeypot
 * `guard` filled, is refused without a word: it gets the same answer.
 *
 * @param {{ keep: (form: URLSearchParams) => void }} options
 */
export function queueHost({ keep }) {
  /** @type {Hono<import('./received.mjs').HostsEnv>} */
  const app = new Hono();

  app.on(['POST', 'OPTIONS'], '/action', cors({ origin: '*', allowMethods: ['POST'] }));
  app.post('/action', (c) => {
    const { form, received } = c.var;
    if (!received.contentType.startsWith('application/x-www-form-urlencoded')) {
      return c.json({ error: 'form-urlencoded wanted' }, 400);
    }
    if (!form.get('guard')) keep(form);
    return c.json({ status: 'accepted' }, 202);
  });
  return app;
}
