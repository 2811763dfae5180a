import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { MockServiceEnv } from '@/scripts/mock-services/services/request-log';

/**
 * The action queue: takes a form, with nested names, and stores it in `queue.jsonl`. A bot, which
 * fills in the honeypot `guard`, gets the same response, but nothing is stored.
 */
export function queueService({ folder }: { folder: string }) {
  const app = new Hono<MockServiceEnv>();

  app.on(['POST', 'OPTIONS'], '/action', cors({ origin: '*', allowMethods: ['POST'] }));
  app.post('/action', (c) => {
    const { form } = c.var;
    if (form.size === 0) return c.json({ error: 'form-urlencoded expected' }, 400);
    const line = `${JSON.stringify(Object.fromEntries(form))}\n`;
    if (!form.get('guard')) appendFileSync(join(folder, 'queue.jsonl'), line);
    return c.json({ status: 'accepted' }, 202);
  });
  return app;
}
