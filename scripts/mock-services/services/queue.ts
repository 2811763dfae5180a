import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MockService } from './request-log';

/** A robot fills in the hidden field and gets the same response, but is not stored. */
export const queueService: MockService = (app, { folder }) => {
  app.post('/action', (c) => {
    const { form } = c.var;
    if (form.size === 0) return c.json({ error: 'form-urlencoded expected' }, 400);
    const line = `${JSON.stringify(Object.fromEntries(form))}\n`;
    if (!form.get('guard')) appendFileSync(join(folder, 'queue.jsonl'), line);
    return c.json({ status: 'accepted' }, 202);
  });
};
