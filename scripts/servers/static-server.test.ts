import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { translatedLocales } from '@/lib/i18n/locales';
import { hostedFiles } from '@/tests/support/hosted-site';
import { tempFolder } from '@/tests/support/temp-folder';
import { serveSite } from './static-server';

const files = {
  ...hostedFiles,
  _headers: [
    '/*',
    '  X-Content-Type-Options: nosniff',
    '/call',
    "  Content-Security-Policy: default-src 'none'; script-src 'self'",
    '/_next/static/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n'),
};

let site: Awaited<ReturnType<typeof serveSite>>;

const get = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${site.port}${path}`, init);

/** Requests a path as it is written, which `fetch` would normalise. */
async function getAsIs(path: string, Host = 'localhost') {
  const request = httpRequest({ port: site.port, host: '127.0.0.1', path, headers: { Host } });
  const [answer] = await once(request.end(), 'response');
  return [answer.statusCode, await text(answer)];
}

beforeAll(async () => {
  site = await serveSite({ dir: tempFolder(files), port: 0 });
});
afterAll(() => site.close());

test.each<[address: string, status: number, text: string]>([
  ['/', 200, 'home'],
  ['/call', 200, 'call'],
  ['/call?utm=1', 200, 'call'],
  ['/call/', 200, 'call'],
  ['/call/payload.txt', 200, 'payload'],
  ['/es', 200, 'inicio'],
  ['/es/', 200, 'inicio'],
  ['/es/call', 200, 'llamar'],
  ['/es/call/', 200, 'llamar'],
  ['/nowhere', 404, 'not found'],
  ['/essay', 404, 'not found'],
  ...translatedLocales.flatMap((each) =>
    ['', '/', '?a=1'].map((end): [string, number, string] => [
      `/${each}/nowhere${end}`,
      404,
      `none: ${each}`,
    ]),
  ),
  ['/_next/static/gone.js', 404, 'not found'],
  ['/_headers', 404, 'not found'],
  ['/..%2f..%2fetc/passwd', 404, 'not found'],
])('%s answers %d with %s', async (path, status, text) => {
  const answer = await get(path);
  expect([answer.status, await answer.text()]).toEqual([status, text]);
});

test.each([
  ['/_next/static/chunk.js', 'cache-control', 'public, max-age=31536000, immutable'],
  ['/_next/static/chunk.js', 'x-content-type-options', 'nosniff'],
  ['/call', 'content-security-policy', "default-src 'none'; script-src 'self'"],
  ['/call', 'cache-control', null],
  ['/icon.svg', 'content-security-policy', null],
  ['/nowhere', 'x-content-type-options', 'nosniff'],
])('%s is sent with %s: %s', async (path, name, value) => {
  expect((await get(path)).headers.get(name)).toBe(value);
});

test.each([
  ['localhost', 200],
  ['localhost:3000', 200],
  ['season.localhost:3000', 200],
  ['127.0.0.1:3000', 200],
  ['[::1]:3000', 200],
  ['evil.example', 421],
  ['evil.example:3000', 421],
  ['localhost.evil.example', 421],
  ['evil-localhost', 421],
  ['192.168.0.2', 421],
])('a request under the name "%s" gets %d', async (Host, status) => {
  // with a name of its own pointed at this machine, a page could read the response
  expect(await getAsIs('/', Host)).toEqual([
    status,
    status === 200 ? 'home' : expect.stringContaining('under the name localhost'),
  ]);
});

test.each([
  ...['/%5fheaders', '/_%68eaders', '/_headers/', '/_headers%2f', '/%2f_headers', '//_headers'],
  ...['/x/../_headers', '/x/%2e%2e/_headers', '/%2e/_headers', '/_%2568eaders', '/%5fheaders%'],
  ...['/%6eginx.conf', '/nginx%2econf?a', '/%2e%2e/%2e%2e/etc/passwd'],
])('%s is not for visitors either', async (path) => {
  expect(await getAsIs(path)).toEqual([404, 'not found']);
});

test('nothing can be posted to a page', async () => {
  expect((await get('/call', { method: 'POST' })).status).toBe(405);
});

test('says so when there is no site to serve', async () => {
  await expect(serveSite({ dir: '/nowhere', port: 0 })).rejects.toThrow('npm run build');
});
