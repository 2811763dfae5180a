import { expect, test } from 'vitest';
import { testHosts } from '@/tests/support/mock-services';

test('the counter takes a ping, also from a beacon, and nothing of another shape', async () => {
  const { app, log, postJson } = testHosts();
  const ping = { source: 'direct', action: 'pageView', website: 'example.org' };
  const beacon = await app.request('/analytics/pings', {
    method: 'POST',
    body: JSON.stringify({ ping }),
    headers: { Origin: 'http://localhost:3000' },
  });

  expect(beacon.status).toBe(201);
  expect(beacon.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  expect(beacon.headers.get('access-control-allow-credentials')).toBe('true');
  for (const wrong of [{ ping: { ...ping, source: 'print' } }, { action: 'pageView' }])
    expect((await postJson('/analytics/pings', wrong)).status).toBe(400);
  expect(await log('ping[source]=direct')).toHaveLength(1);
});
