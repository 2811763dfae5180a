import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { outcomeOf } from './call.mjs';

/**
 * The older click-to-call service (call-congress): it reads the ZIP as `zipcode`, answers 200 also
 * when the carrier refuses, and allows no header of its own, so that JSON dies at preflight.
 */
export function congressService() {
  /** @type {Hono<import('../request-log.mjs').StandInEnv>} */
  const app = new Hono();

  app.options('/create', (c) => {
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Access-Control-Allow-Methods', 'POST, OPTIONS');
    return c.body(null, 200);
  });
  app.post('/create', cors(), (c) => {
    const { form } = c.var;
    const phone = form.get('userPhone')?.trim();
    if (!phone || !form.get('zipcode'))
      return c.json({ message: 'phone and zipcode required' }, 400);
    const isPlaced = outcomeOf(phone) === 'placed';
    return c.json({ message: isPlaced ? 'queued' : 'The number could not be called' });
  });
  return app;
}
