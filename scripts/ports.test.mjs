import { expect, test } from 'vitest';
import { LOCAL_PORTS, localEnvironment, portsFrom } from './ports.mjs';

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

test('a local build asks the stand-ins', () => {
  expect(localEnvironment({ port: 3100, hostsPort: 3101 })).toEqual({
    NEXT_PUBLIC_SITE_URL: 'http://localhost:3100',
    NEXT_PUBLIC_CALL_HOST: 'http://localhost:3101/call',
    NEXT_PUBLIC_SELFIE_HOST: 'http://localhost:3101/selfie',
    NEXT_PUBLIC_QUEUE_HOST: 'http://localhost:3101/queue',
    NEXT_PUBLIC_ANALYTICS_HOST: 'http://localhost:3101/analytics',
    NEXT_PUBLIC_ACTION_NETWORK_HOST: 'http://localhost:3101/action-network',
  });
});
