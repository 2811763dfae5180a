import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { deployed } from '../../tests/support/deployed.mjs';
import { tempFolder } from '../../tests/support/temp-folder.mjs';
import { exportReport, finishExport } from './finish-export.mjs';

const PAGE =
  '<head></head><script src="/_next/static/chunks/turbopack-1.js" async=""></script>' +
  '<script id="_R_">(globalThis["TURBOPACK"] = []).push({})</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a"])</script>';
/**
 * An export in a folder that also holds what the build writes next to it.
 *
 * @param {Record<string, string>} files
 */
const exported = (files) => {
  const inOut = Object.entries(files).map(([path, text]) => [join('out', path), text]);
  return join(tempFolder(Object.fromEntries(inOut)), 'out');
};
const read = (/** @type {string[]} */ ...path) => readFileSync(join(...path), 'utf8');

test('takes the spare files away, and puts gate and policy into every page', async () => {
  const spare = ['_not-found/a.txt', '_not-found.html', 'worker.1a2b.ts', 'chunk.js.map'];
  const dir = exported({
    ...Object.fromEntries(spare.map((path) => [path, ''])),
    '404.html': PAGE,
    'es/call.html': PAGE,
  });
  expect(await finishExport(dir, deployed)).toBe(2);
  for (const file of ['_not-found', ...spare]) expect(existsSync(join(dir, file))).toBe(false);
  const page = read(dir, 'es', 'call.html');
  expect(page).toContain("script-src 'self' 'sha256-");
  const [, scripts = ''] = /<script data-scripts="([^"]*)">/.exec(page) ?? [];
  const [flight = '', ...chunks] = scripts.split(' ');
  expect(chunks).toEqual(['/_next/static/chunks/turbopack-1.js']);
  expect(read(dir, flight)).toContain('self.__next_f.push([1,"a"])');
  expect(page.match(/<script/g)).toHaveLength(1);
  // larger than one packet, so it is compressed as well
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  expect(gunzipSync(readFileSync(join(dir, 'es', 'call.html.gz'))).toString()).toBe(page);
  expect(brotliDecompressSync(readFileSync(join(dir, 'es', 'call.html.br'))).toString()).toBe(page);
  expect(read(dir, '_headers')).toContain(`/es/call\n  Content-Security-Policy: ${policy}; frame-`);
  expect(read(dir, '_redirects')).toMatch(/^\/es\/\* \/es\/404\.html 404$/m);
});

test('a state’s page is found by its code and its names, and has no data for a router', async () => {
  const dir = exported({
    'call.html': PAGE,
    ...Object.fromEntries(['call/wv', 'es/call/wv'].map((page) => [`${page}.html`, PAGE])),
    ...Object.fromEntries(['call/wv', 'es/call/wv'].map((page) => [`${page}/a.txt`, ''])),
    'call/wv.txt': '',
    'call/payload.txt': '',
    'call/qr/wv.svg': '<svg/>',
    '404.html': PAGE,
  });
  await finishExport(dir, deployed, '/season');
  expect(readdirSync(join(dir, 'call')).filter((name) => !/\.(br|gz)$/.test(name))).toEqual([
    'payload.txt',
    'qr',
    'wv.html',
  ]);
  expect(read(dir, '_redirects').split('\n').slice(0, 6)).toEqual([
    '/season/call/WV /season/call/wv 301',
    '/season/call/west-virginia /season/call/wv 301',
    '/season/call/virginia-occidental /season/call/wv 301',
    '/season/es/call/WV /season/es/call/wv 301',
    '/season/es/call/west-virginia /season/es/call/wv 301',
    '/season/es/call/virginia-occidental /season/es/call/wv 301',
  ]);
  const scripts = (/** @type {string} */ file) => read(dir, file).match(/<script[^>]* async>/g);
  expect([scripts('404.html')?.length, scripts('call/wv.html')]).toEqual([1, null]);
});

test('the card for partners is a page without gate, with a policy of its own', async () => {
  const card = '<head></head><style>a{}</style>';
  const dir = exported({ 'partners/card': card, 'es/partners/card': card, '404.html': PAGE });
  expect(await finishExport(dir, deployed)).toBe(1);
  for (const folder of [dir, join(dir, 'es')]) {
    expect(existsSync(join(folder, 'partners', 'card'))).toBe(false);
    expect(read(folder, 'partners', 'card.html')).toMatch(
      /^<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-[^"]*"\/><\/head><style>a\{\}<\/style>$/,
    );
  }
  expect(read(dir, '_headers')).toMatch(/^\/es\/partners\/card\n {2}! X-Frame-Options$/m);
});

test('where there are no local pages, the one that stands for them goes', async () => {
  const dir = exported({ 'call/no-page.html': PAGE, 'call/no-page.txt': '', '404.html': PAGE });
  await finishExport(dir, deployed);
  expect(readdirSync(join(dir, 'call'))).toEqual([]);
  expect(read(dir, '_redirects')).not.toContain('301');
  expect(read(dir, '404.html')).not.toContain('<script src=');
});

test('the nginx file lies beside what visitors may fetch', async () => {
  const dir = exported({ 'index.html': PAGE });
  await finishExport(dir, deployed);
  expect(read(`${dir}.nginx.conf`)).toContain('set $site_policy "');
  expect(readdirSync(dir).filter((name) => name.includes('nginx'))).toEqual([]);
});

test('every script of the framework is compiled before it runs', async () => {
  const chunk = '_next/static/chunks/1a2b.js';
  const dir = tempFolder({ 'index.html': PAGE, [chunk]: 'run()', 'other.js': 'run()' });
  await finishExport(dir, deployed);
  expect(read(dir, chunk)).toBe('//# allFunctionsCalledOnLoad\nrun()');
  expect(read(dir, 'other.js')).toBe('run()');
});

test('the frame for somebody else’s form gets a policy of its own, and no gate', async () => {
  const dir = exported({ 'embed/widget.html': '<head>', 'index.html': PAGE });
  expect(await finishExport(dir, deployed)).toBe(1);
  const frame = read(dir, 'embed', 'widget.html');
  expect(frame).toMatch(
    /script-src 'self' https:\/\/\S+ https:\/\/actionnetwork\.org 'unsafe-inline'/,
  );
  expect(frame).not.toContain('<script');
});

test('with a counter every page counts itself', async () => {
  const dir = exported({ 'index.html': PAGE });
  const hosts = { ...deployed.hosts, analytics: 'https://counter.example' };
  await finishExport(dir, { ...deployed, hosts });
  const [, script = ''] = /<script src="([^"]*)" async>/.exec(read(dir, 'index.html')) ?? [];
  expect(read(dir, script)).toContain('https://counter.example');
});

test('the archived edition keeps no frame for somebody else’s form', async () => {
  const dir = exported({ 'embed/widget.html': '<head>', 'index.html': PAGE });
  expect(await finishExport(dir, { ...deployed, isArchived: true })).toBe(1);
  expect(existsSync(join(dir, 'embed'))).toBe(false);
});

test.each(
  /** @type {const} */ ([
    ['us-senators', ['call', 'scoreboard', 'toolkit']],
    ['list', ['call', 'toolkit']],
    ['nobody', ['toolkit']],
  ]),
)('a campaign that addresses %s has only its own pages', async (kind, left) => {
  const all = ['call', 'scoreboard', 'toolkit'];
  const files = all.flatMap((name) => [`${name}.html`, `${name}.txt`, `${name}/payload.txt`]);
  const dir = exported(
    Object.fromEntries(files.flatMap((path) => [path, `es/${path}`]).map((path) => [path, PAGE])),
  );
  await finishExport(dir, deployed, '', kind);
  for (const path of files.flatMap((each) => [each, `es/${each}`])) {
    const isLeft = left.some((name) => new RegExp(`^(es/)?${name}\\b`).test(path));
    expect(existsSync(join(dir, path)), path).toBe(isLeft);
  }
});

test('an organiser hears what is closed of an archived site, and of no other', () => {
  expect(exportReport(12, { isArchived: false })).toEqual([
    '12 pages are in out/, each with its content policy.',
  ]);
  const [, note] = exportReport(12, { isArchived: true });
  expect(note).toMatch(/^This is the archived edition/);
  expect(note).toMatch(/^Closed: calling, signing, .*Nothing is sent to anyone\.$/m);
  expect(note).toMatch(/^Renew the domain every year/m);
});
