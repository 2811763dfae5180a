import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Framework, serveEdited } from './serve-edited';

let site: Awaited<ReturnType<typeof serveEdited>>;

beforeAll(async () => {
  const framework: Framework = {
    prepare: async () => {},
    getRequestHandler: () => (_, res) => res.end('the draft'),
  };
  site = await serveEdited(framework, 0);
});
afterAll(() => site.close());

test.each([
  ['localhost', 200],
  ['127.0.0.1', 200],
  ['evil.example', 421],
  ['localhost.evil.example', 421],
])('npm run dev answers a request under the name "%s" with %d', async (Host, status) => {
  const asked = request({ port: site.port, headers: { Host } }).end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  expect(answer.statusCode).toBe(status);
});
