import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from './static-server.mjs';

const files = {
  'index.html': 'home',
  'call.html': 'call',
  'call/payload.txt': 'payload',
  'es.html': 'inicio',
  'es/call.html': 'llamar',
  'es/404.html': 'no encontrada',
  '404.html': 'not found',
  'icon.svg': '<svg/>',
  '_next/static/chunk.js': 'script',
  'nginx.conf': 'for hosts',
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

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;

/** @param {string} path @param {RequestInit} [init] */
const get = (path, init) => fetch(`http://127.0.0.1:${site.port}${path}`, init);

beforeAll(async () => {
  const dir = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  site = await serveSite({ dir, port: 0 });
});
afterAll(() => site.close());

test.each([
  ['/', 200, 'home'],
  ['/call', 200, 'call'],
  ['/call?utm=1', 200, 'call'],
  ['/call/payload.txt', 200, 'payload'],
  ['/es', 200, 'inicio'],
  ['/es/call', 200, 'llamar'],
  ['/nowhere', 404, 'not found'],
  ['/essay', 404, 'not found'],
  ['/es/nowhere', 404, 'no encontrada'],
  ['/es/nowhere?a=1', 404, 'no encontrada'],
  ['/call/', 200, 'call'],
  ['/es/', 200, 'inicio'],
  ['/nginx.conf', 404, 'not found'],
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

test('nothing can be posted to a page', async () => {
  expect((await get('/call', { method: 'POST' })).status).toBe(405);
});

test('says so when there is no site to serve', async () => {
  await expect(serveSite({ dir: '/nowhere', port: 0 })).rejects.toThrow('npm run build');
});
