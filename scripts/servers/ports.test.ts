import { expect, test } from 'vitest';
import { listen } from './listen';
import { LOCAL_PORTS, localServers, requireFreePorts } from './ports';

test('the usual ports, and those that the environment names', () => {
  expect(localServers(LOCAL_PORTS, {}, {})).toMatchObject({ port: 3000, hostsPort: 3001 });
  expect(localServers(LOCAL_PORTS, {}, { PORT: '4000', HOSTS_PORT: '' })).toMatchObject({
    port: 4000,
    hostsPort: 3001,
  });
});

test.each([
  [{ PORT: 'web' }, 'PORT is "web"'],
  [{ HOSTS_PORT: '70000' }, 'HOSTS_PORT is "70000"'],
  [{ PORT: '3001' }, 'PORT and HOSTS_PORT are both 3001'],
])('%o is refused in one line', (env, line) => {
  expect(() => localServers(LOCAL_PORTS, {}, env)).toThrow(line);
});

test('options come before the environment', () => {
  expect(localServers(LOCAL_PORTS, { port: '5000' }, { PORT: '4000' })).toMatchObject({
    port: 5000,
    hostsPort: 5001,
  });
});

test('a port in use is refused with the way out; a free one is not', async () => {
  const { port, close } = await listen(() => {}, 0);

  await expect(requireFreePorts(port)).rejects.toThrow(
    new RegExp(`Port ${port} is in use\\..* HOSTS_PORT\\.\nEl puerto ${port} no está libre`),
  );
  await close();
  await expect(requireFreePorts(port)).resolves.toBeUndefined();
});
