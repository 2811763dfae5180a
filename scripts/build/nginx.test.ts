import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { hasNginx, startNginx } from '@/scripts/nginx';
import { deployed } from '@/tests/support/deployed';
import { hostedAddresses, hostedFiles } from '@/tests/support/hosted-site';
import { tempFolder } from '@/tests/support/temp-folder';
import { compressFiles } from './compress';
import { headerRules, headersFor } from './headers';
import { nginxFile } from './nginx';
import { stateAliases } from './state-aliases';

const isThere = hasNginx();
if (!isThere) {
  console.warn('The nginx file was not tried: there is no nginx. Debian has it: nginx-light.');
}

const files = {
  ...hostedFiles,
  'manifest.webmanifest': '{}',
  'calendar/all.ics': 'BEGIN:VCALENDAR',
  'feeds/news.atom': '<feed/>',
  'es/feeds/season.json': '{}',
  'call/wv.html': 'West Virginia',
  'es/call/wv.html': 'Virginia Occidental',
  'partners/card.html': 'card',
  'es/partners/card.html': 'tarjeta',
};
/** A file in each part of the site that has headers of its own, and one that has none. */
const compressed = [
  ...['long.html', 'art/long.svg', 'icons/long.svg', 'images/long.svg', 'feeds/long.json'],
  ...['es/feeds/long.json', '_next/static/long.js', 'embed/long.html', 'call/long.html'],
  ...['partners/qr/long.svg'],
];
const cards = ['/partners/card', '/es/partners/card'].map((path) => ({
  path,
  policy: "default-src 'none'; form-action 'none'",
}));

describe.skipIf(!isThere).each(['', '/season'])('nginx serves the site at "%s"', (base) => {
  const states = ['wv', 'va', 'hi', 'as'].flatMap((code) => [`/call/${code}`, `/es/call/${code}`]);
  const pages = ['/', '/call', '/es', '/es/call', '/404', '/es/404', ...states];
  const rules = headerRules({
    policy: "default-src 'none'",
    pages,
    cards,
    campaign: deployed,
    basePath: base,
  });
  let origin = '';
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    const long = compressed.map((path) => [path, 'x'.repeat(2_000)]);
    const site = [...Object.entries(files), ...long].map(([name = '', text]) => [
      join('www', base, name),
      text,
    ]);
    const root = tempFolder({
      ...Object.fromEntries(site),
      'site.nginx.conf': nginxFile(rules, base, stateAliases(pages)),
    });
    const dir = join(root, 'www', base);
    compressFiles(compressed.map((path) => join(dir, path)));
    nginx = await startNginx([{ root: join(root, 'www'), include: join(root, 'site.nginx.conf') }]);
    [origin = ''] = nginx.origins;
  });
  afterAll(() => nginx.close());
  const get = (path: string, init?: RequestInit) => fetch(origin + base + path, init);

  test.each(hostedAddresses)('%s answers %d with its page', async (path, status, text) => {
    const answer = await get(path === '/' ? '' : path);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
  });

  test.each(compressed)('%s is sent compressed, and has no other address', async (path) => {
    const { headers } = await get(`/${path}`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(headers.get('content-encoding')).toBe('gzip');
    for (const suffix of ['.gz', '.br']) {
      const { status, headers } = await get(`/${path}${suffix}`);
      expect([status, headers.get('cache-control')], suffix).toEqual([
        404,
        'public, max-age=0, must-revalidate',
      ]);
    }
  });

  test('an address with a slash too many keeps its query, and leads nowhere else', async () => {
    const redirect = { redirect: 'manual' as const };
    const answer = await get('/es/call/?utm=1', redirect);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${base}/es/call?utm=1`]);
    for (const hostile of ['//evil.example/', '/%5Cevil.example/', '/a%0d%0aX-Evil:%201/']) {
      const { status, headers } = await fetch(origin + hostile, redirect);
      expect([status, headers.get('location'), headers.get('x-evil')]).toEqual([404, null, null]);
    }
  });

  test.each([
    ['/call/WV', '/call/wv'],
    ['/call/Wv/?utm=1', '/call/wv?utm=1'],
    ['/call/wv/', '/call/wv'],
    ['/call/West-Virginia', '/call/wv'],
    ['/es/call/virginia-occidental', '/es/call/wv'],
    ['/es/call/virginia', '/es/call/va'],
    ['/call/25301', '/call/wv'],
    ['/call/24701', '/call/wv'],
    ['/call/24601', '/call/va'],
    // a single ZIP among those of another
    ['/call/96799', '/call/as'],
    ['/call/96813', '/call/hi'],
  ])('%s leads to %s', async (path, to) => {
    const { status, headers } = await get(path, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, base + to]);
  });

  test.each([
    ['/call/wv', 200, 'West Virginia'],
    ['/es/call/wv', 200, 'Virginia Occidental'],
    ['/call/NC', 404, 'not found'],
    ['/es/call/nowhere', 404, 'none: es'],
    // in two states
    ['/call/86515', 404, 'not found'],
    ['/partners/card?source=codepink', 200, 'card'],
    ['/es/partners/card', 200, 'tarjeta'],
  ])('%s answers %d with %s', async (path, status, text) => {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
  });

  test.each([
    ...[
      '/call',
      '/call/',
      '/call/wv',
      '/es/call/WV',
      '/call.html',
      '/es',
      '/es/',
      '/nowhere',
      '/embed/widget.html',
      ...['/partners/card', '/es/partners/card', '/partners/card/', '/partners/card.html'],
    ],
    ...['/images/a.png', '/art/a.svg', '/_next/static/chunk.js'],
    ...['/feeds/news.atom', '/es/feeds/season.json'],
  ])('%s is sent with the headers that it should have, each once', async (path) => {
    const { headers } = await get(path, { redirect: 'manual' });
    const expected = headersFor(rules, base + path);
    const sent = Object.fromEntries(Object.keys(expected).map((name) => [name, headers.get(name)]));
    expect(sent).toEqual(expected);
  });

  test('the card alone is framed by anybody', async () => {
    for (const [path, framing] of [
      ['/partners/card', null],
      ['/partners/card?source=a', null],
      ['/partners/card.html', 'SAMEORIGIN'],
      ['/partners/nowhere', 'SAMEORIGIN'],
      ['/call', 'SAMEORIGIN'],
    ]) {
      const { headers } = await get(path ?? '');
      expect(headers.get('x-frame-options'), `${path}`).toBe(framing);
    }
  });

  test('a missing file is not kept for ever', async () => {
    const { headers } = await get('/_next/static/gone.js');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test.each([
    ['/calendar/all.ics', 'text/calendar; charset=utf-8'],
    ['/feeds/news.atom', 'application/atom+xml; charset=utf-8'],
    ['/es/feeds/season.json', 'application/json; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/call', 'text/html; charset=utf-8'],
    ['/_next/static/chunk.js', 'text/javascript; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    expect((await get(path)).headers.get('content-type')).toBe(type);
  });

  test('text goes out compressed', async () => {
    const { headers } = await get('/long', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });
});

describe.skipIf(!isThere)('an address that would be more than an address', () => {
  test.each([
    'https://report.example/";return 301 https://evil.example/;#',
    'https://report.example/;return 301 https://evil.example/;#',
    'https://report.example/"; }\nlocation / { return 301 https://evil.example/; } #',
  ])('%j leads nobody away', async (report_url) => {
    const campaign = { ...deployed, report_url };
    const rules = headerRules({ policy: "default-src 'none'", pages: ['/'], campaign });
    const dir = tempFolder({ 'index.html': 'home', 'nginx.conf': nginxFile(rules) });
    const nginx = await startNginx([{ root: dir, include: join(dir, 'nginx.conf') }]);
    onTestFinished(() => nginx.close());
    const answer = await fetch(nginx.origins[0] ?? '', { redirect: 'manual' });
    expect([answer.status, await answer.text()]).toEqual([200, 'home']);
    expect(answer.headers.get('content-security-policy')?.split(';')).toHaveLength(3);
  });
});

test.each(['"; return 301 https://evil.example/; #', '\\', '$uri', 'a\nb'])(
  'nginx is not told %j',
  (value) => {
    const headers = { 'X-A': value };
    expect(() => nginxFile([{ path: '/*', headers }])).toThrow(/nginx cannot be told/);
    const folder = { path: `/${value}/*`, headers: {} };
    expect(() => nginxFile([{ path: '/*', headers: {} }, folder])).toThrow(/cannot/);
  },
);

test('nginx is not given a base path that is more than a folder', () => {
  expect(() => nginxFile([{ path: '/*', headers: {} }], '/a { return 301 /; }')).toThrow(/cannot/);
});
