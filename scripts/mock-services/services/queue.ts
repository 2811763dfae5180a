import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { MockServiceEnv } from '@/scripts/mock-services/services/request-log';

/** A robot fills in the hidden field and gets the same response, but is not stored. */
export function queueService({ folder }: { folder: string }) {
  const app = new Hono<MockServiceEnv>();
  app.post('/action', (c) => {
    const { form } = c.var;
    if (form.size === 0) return c.json({ error: 'form-urlencoded expected' }, 400);
    const line = `${JSON.stringify(Object.fromEntries(form))}\n`;
    if (!form.get('guard')) appendFileSync(join(folder, 'queue.jsonl'), line);
    return c.json({ status: 'accepted' }, 202);
  });
  return app;
}
