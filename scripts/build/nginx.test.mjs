import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasNginx, startNginx } from '../nginx.mjs';
import { compressFiles } from './compress.mjs';
import { headerRules, headersFor } from './headers.mjs';
import { nginxFile } from './nginx.mjs';

const isThere = hasNginx();
if (!isThere) {
  console.warn('The nginx file was not tried: there is no nginx. Debian has it: nginx-light.');
}

const LONG = 'x'.repeat(2_000);
const files = {
  'index.html': 'home',
  'call.html': `call${LONG}`,
  'call/payload.txt': 'payload',
  'es.html': 'inicio',
  'es/call.html': 'llamar',
  'es/404.html': 'no encontrada',
  '404.html': 'not found',
  'nginx.conf': '',
  _headers: '',
  'manifest.webmanifest': '{}',
  'calendar/all.ics': 'BEGIN:VCALENDAR',
  'images/a.png': 'png',
  'embed/widget.html': 'frame',
  '_next/static/chunk.js': 'script',
};
const campaign = {
  isArchived: false,
  site_url: 'https://season.example.org',
  hosts: { call: '', selfie: '', queue: '', analytics: '' },
  action_network: { host: 'https://actionnetwork.org' },
  embed_origin: '',
  report_url: '',
};

describe.skipIf(!isThere).each(['', '/season'])('nginx serves the site at "%s"', (base) => {
  const pages = ['/', '/call', '/es', '/es/call', '/404', '/es/404'];
  const rules = headerRules({ policy: "default-src 'none'", pages, campaign, basePath: base });
  let origin = '';
  /** @type {Awaited<ReturnType<typeof startNginx>>} */
  let nginx;

  beforeAll(async () => {
    const root = mkdtempSync(join(tmpdir(), 'site-'));
    const dir = join(root, 'www', base);
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(dir, name)), { recursive: true });
      writeFileSync(join(dir, name), text);
    }
    compressFiles([join(dir, 'call.html')]);
    writeFileSync(join(dir, 'nginx.conf'), nginxFile(rules, base));
    nginx = await startNginx([{ root: join(root, 'www'), include: join(dir, 'nginx.conf') }]);
    [origin = ''] = nginx.origins;
  });
  afterAll(() => nginx.close());

  /** @param {string} path @param {RequestInit} [init] */
  const get = (path, init) => fetch(origin + base + path, init);

  test.each([
    ['', 200, 'home'],
    ['/call', 200, `call${LONG}`],
    ['/call?utm=1', 200, `call${LONG}`],
    ['/es', 200, 'inicio'],
    ['/es/call', 200, 'llamar'],
    ['/es/', 200, 'inicio'],
    ['/call/', 200, `call${LONG}`],
    ['/es/call/', 200, 'llamar'],
    ['/call/payload.txt', 200, 'payload'],
    ['/nowhere', 404, 'not found'],
    ['/essay', 404, 'not found'],
    ['/es/nowhere', 404, 'no encontrada'],
    ['/es/nowhere/', 404, 'no encontrada'],
    ['/_next/static/gone.js', 404, 'not found'],
    ['/nginx.conf', 404, 'not found'],
    ['/_headers', 404, 'not found'],
    ['/call.html.gz', 404, 'not found'],
  ])('%s answers %d with its page', async (path, status, text) => {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
  });

  test('an address with a slash too many keeps its query, and leads nowhere else', async () => {
    const redirect = { redirect: /** @type {const} */ ('manual') };
    const answer = await get('/es/call/?utm=1', redirect);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${base}/es/call?utm=1`]);
    for (const hostile of ['//evil.example/', '/%5Cevil.example/', '/a%0d%0aX-Evil:%201/']) {
      const { status, headers } = await fetch(origin + hostile, redirect);
      expect([status, headers.get('location'), headers.get('x-evil')]).toEqual([404, null, null]);
    }
  });

  test.each(['/call', '/es', '/embed/widget.html', '/images/a.png', '/_next/static/chunk.js'])(
    '%s is sent with the headers that it should have, each once',
    async (path) => {
      const { headers } = await get(path);
      const expected = headersFor(rules, base + path);
      const sent = Object.fromEntries(
        Object.keys(expected).map((name) => [name, headers.get(name)]),
      );
      expect(sent).toEqual(expected);
    },
  );

  test('a missing file is not kept for ever', async () => {
    const { headers } = await get('/_next/static/gone.js');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test.each([
    ['/calendar/all.ics', 'text/calendar; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/call', 'text/html; charset=utf-8'],
    ['/_next/static/chunk.js', 'text/javascript; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    expect((await get(path)).headers.get('content-type')).toBe(type);
  });

  test('text goes out compressed', async () => {
    const { headers } = await get('/call', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });
});
