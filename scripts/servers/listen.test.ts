import { expect, test } from 'vitest';
import { listen, requireFreePorts } from './listen';

test('a port in use is refused with the way out; a free one is not', async () => {
  const { port, close } = await listen(() => {}, 0);

  await expect(requireFreePorts(port)).rejects.toThrow(
    `Port ${port} is in use. Choose others with PORT and HOSTS_PORT.`,
  );
  await close();
  await expect(requireFreePorts(port)).resolves.toBeUndefined();
});
