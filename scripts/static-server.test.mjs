import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostedAddresses, hostedFiles } from '../tests/support/hosted-site.mjs';
import { tempFolder } from '../tests/support/temp-folder.mjs';
import { serveSite } from './static-server.mjs';

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

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;

/** @param {string} path @param {RequestInit} [init] */
const get = (path, init) => fetch(`http://127.0.0.1:${site.port}${path}`, init);

beforeAll(async () => {
  site = await serveSite({ dir: tempFolder(files), port: 0 });
});
afterAll(() => site.close());

test.each([...hostedAddresses, ['/..%2f..%2fetc/passwd', 404, 'not found']])(
  '%s answers %d with %s',
  async (path, status, text) => {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
  },
);

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
