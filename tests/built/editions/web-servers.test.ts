import { chmodSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressFiles } from '@/scripts/build/compress';
import { exportedFiles } from '@/scripts/build/export-hash';
import { headerRules, headersFile } from '@/scripts/build/headers';
import { htaccessFile } from '@/scripts/build/htaccess';
import { nginxFile } from '@/scripts/build/nginx';
import { differences } from '@/scripts/commands/verify';
import { nginxConfig, OUT } from '@/scripts/paths';
import { deployed } from '@/tests/support/deployed';
import { hostedFiles } from '@/tests/support/hosted-site';
import { tempFolder } from '@/tests/support/temp-folder';
import { type HostProgram, isInstalled, startHost } from '@/tests/support/web-servers';

const programs: HostProgram[] = ['nginx', 'apache2', 'caddy', 'lighttpd', 'python3'];
const missing = programs.filter((program) => !isInstalled(program));

const hidden = ['/images/', '/images', '/_headers', '/.htaccess', '/call.html.gz'];

/** A site whose parts differ in their headers, under a base path. */
async function siteUnder(base: string) {
  const card = 'partners/card';
  const rules = headerRules({
    policy: "default-src 'none'",
    pages: ['/', '/call', '/es', '/es/call', '/call/wv'],
    cards: [{ path: `/${card}`, policy: "default-src 'none'; form-action 'none'" }],
    // a percent sign is more than itself to Apache
    campaign: { ...deployed, report_url: 'https://report.example/a%20b' },
    basePath: base,
  });
  const files = {
    ...hostedFiles,
    'manifest.webmanifest': '{}',
    'calendar/event-2021-10-24-2000.ics': 'BEGIN:VCALENDAR',
    'feeds/news.atom': '<feed/>',
    'rally-worker.js': 'keep()',
    ...Object.fromEntries(
      ['.html', '/index.html'].flatMap((end) => [
        [`call/wv${end}`, 'West Virginia'],
        [card + end, 'card'],
      ]),
    ),
    'long.css': 'x'.repeat(2_000),
    _headers: headersFile(rules),
    '.htaccess': htaccessFile(rules, base),
  };
  const placed = Object.entries(files).map(([name, text]) => [join('www', base, name), text]);
  const folder = tempFolder(Object.fromEntries(placed));
  await compressFiles([join(folder, 'www', base, 'long.css')]);
  writeFileSync(nginxConfig(join(folder, 'www')), nginxFile(rules, base));
  return folder;
}

function builtSite() {
  const folder = tempFolder();
  cpSync(OUT, join(folder, 'www'), { recursive: true });
  cpSync(nginxConfig(OUT), nginxConfig(join(folder, 'www')));
  return folder;
}

const sites = { 'the site': ['', builtSite], 'one under /season': ['/season', siteUnder] } as const;

for (const program of ['nginx', 'apache2'] as const) {
  describe.skipIf(missing.includes(program)).each(Object.entries(sites))(
    `${program} with its file serves %s`,
    (_, [base, make]) => {
      let folder = '';
      let host: Awaited<ReturnType<typeof startHost>>;
      beforeAll(async () => {
        folder = await make(base);
        chmodSync(folder, 0o755);
        const www = join(folder, 'www');
        host = await startHost(program, www, nginxConfig(www));
      });
      afterAll(() => host?.close());
      const get = (path: string, init?: RequestInit) => fetch(host.origin + base + path, init);

      test('as it was built, each file with its headers', async () => {
        expect(await differences(join(folder, 'www', base), host.origin + base)).toEqual([]);
      });

      test.each([
        ['/calendar/event-2021-10-24-2000.ics', 'text/calendar'],
        ['/feeds/news.atom', 'application/atom+xml'],
        ['/manifest.webmanifest', 'application/manifest+json'],
        ['/call', 'text/html'],
        ['/rally-worker.js', 'text/javascript'],
      ])('%s as %s', async (path, type) => {
        const { status, headers } = await get(path);
        expect([status, headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
      });

      test.each(hidden)('nothing at %s', async (path) => {
        const { status, headers } = await get(path);
        expect([404, 403]).toContain(status);
        expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      });

      test('the 404 page of the address’s language, and a missing file not for ever', async () => {
        const file = (name: string) => readFileSync(join(folder, 'www', base, name), 'utf8');
        expect(await (await get('/es/call/nowhere/')).text()).toBe(file('es/404.html'));
        const gone = await get('/_next/static/gone.js');
        expect(await gone.text()).toBe(file('404.html'));
        if (program === 'nginx') expect(gone.headers.get('cache-control')).toMatch(/max-age=0/);
      });

      test('text compressed', async () => {
        const path = base ? '/long.css' : '/call';
        const { headers } = await get(path, { headers: { 'Accept-Encoding': 'gzip' } });
        expect(headers.get('content-encoding')).toBe('gzip');
        expect(headers.get('vary')).toMatch(/Accept-Encoding/i);
      });

      test('and redirects to no other host', async () => {
        for (const hostile of ['//evil.example/', '/%5Cevil.example/', '/a%0d%0aX-Evil:%201/']) {
          const { headers } = await fetch(host.origin + hostile, { redirect: 'manual' });
          expect([headers.get('location'), headers.get('x-evil')]).toEqual([null, null]);
        }
      });

      test.runIf(program === 'nginx' && base === '')('no visitor is written down', async () => {
        await get('/call');
        await get('/images/nowhere.png');
        const logs = ['access.log', 'error.log'].map((name) => join(host.folder, name));
        for (const log of logs.filter(existsSync))
          expect(readFileSync(log, 'utf8')).not.toContain('127.0.0.1');
      });
    },
  );
}

for (const program of programs) {
  test.skipIf(missing.includes(program))(`${program} alone serves every page`, async () => {
    const folder = builtSite();
    chmodSync(folder, 0o755);
    const www = join(folder, 'www');
    if (program === 'apache2') writeFileSync(join(www, '.htaccess'), '');
    const host = await startHost(program, www);
    try {
      const files = exportedFiles(www).filter((file) => !file.endsWith('404.html'));
      const found = await differences(www, host.origin, files);
      expect(found.filter((each) => !/ is sent with(out)? /.test(each))).toEqual([]);
    } finally {
      await host.close();
    }
  });
}
