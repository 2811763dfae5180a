import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from './listen.mjs';
import { requireFreePort } from './ports.mjs';

test('a taken port is said, with another to choose; a free one is no trouble', async () => {
  const { port, close } = await listen(createServer(), 0);
  /** @type {import('./ports.mjs').WantedPort} */
  const wanted = { name: 'PORT', port, retry: 'npm start' };

  await expect(requireFreePort(wanted)).rejects.toThrow(
    `Port ${port} is taken. Free it, or choose another: PORT=${port + 10} npm start`,
  );
  await close();
  await expect(requireFreePort(wanted)).resolves.toBeUndefined();
});
