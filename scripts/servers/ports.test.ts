import { expect, test } from 'vitest';
import { LOCAL_PORTS, portsFrom } from './ports';

test('the usual ports, and those that the environment names', () => {
  expect(portsFrom(LOCAL_PORTS, {})).toEqual({ port: 3000, hostsPort: 3001 });
  expect(portsFrom(LOCAL_PORTS, { PORT: '4000', HOSTS_PORT: '' })).toEqual({
    port: 4000,
    hostsPort: 3001,
  });
});

test.each([
  [{ PORT: 'web' }, 'PORT is "web"'],
  [{ HOSTS_PORT: '70000' }, 'HOSTS_PORT is "70000"'],
  [{ PORT: '3001' }, 'PORT and HOSTS_PORT are both 3001'],
])('%o is refused in one line', (env, line) => {
  expect(() => portsFrom(LOCAL_PORTS, env)).toThrow(line);
});

test('options come before the environment', () => {
  expect(portsFrom(LOCAL_PORTS, { PORT: '4000' }, { port: '5000' })).toEqual({
    port: 5000,
    hostsPort: 5001,
  });
});
