import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { deployed } from '@/tests/support/deployed';
import { tempFolder } from '@/tests/support/temp-folder';
import { exportedFiles } from './export-hash';
import { finishExport } from './finish-export';

const PAGE =
  '<head></head><script src="/_next/static/chunks/turbopack-1.js" async=""></script>' +
  '<script id="_R_">(globalThis["TURBOPACK"] = []).push({})</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a"])</script>';
/** An export in a folder of its own, as the build writes files next to it. */
const exported = (files: Record<string, string>) => {
  const inOut = Object.entries(files).map(([path, text]) => [join('out', path), text]);
  return join(tempFolder(Object.fromEntries(inOut)), 'out');
};
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

const SPARE = ['_not-found/a.txt', '_not-found.html', 'worker.1a2b.ts', 'chunk.js.map'];
const CARD = '<head></head><style>a{}</style>';
const LARGE = 'run()'.repeat(200);
const CHUNK = '_next/static/chunks/1a2b.js';

describe('an export', () => {
  let dir = '';
  beforeAll(async () => {
    const spare = [...SPARE, 'call/no-page.html', 'call/no-page.txt'];
    dir = exported({
      ...Object.fromEntries(spare.map((path) => [path, PAGE])),
      '404.html': PAGE,
      'es/call.html': PAGE,
      'embed/widget.html': '<head>',
      'partners/card': CARD,
      'es/partners/card': CARD,
      [CHUNK]: 'run()',
      'other.js': LARGE,
    });
    const security = { contact: 'safe@season.org', expires: '2022-06-30' };
    const campaign = { ...deployed, security };
    expect(await finishExport(dir, campaign), 'without the card and the frame').toBe(2);
  });

  test('says whom to tell of a hole in its security, and until when', () => {
    expect(read(dir, '.well-known', 'security.txt').split('\n')).toEqual([
      'Contact: mailto:safe@season.org',
      'Expires: 2022-06-30T23:59:59Z',
      'Preferred-Languages: en, es',
      'Canonical: https://season.example.org/.well-known/security.txt',
      '',
    ]);
  });

  test('has no spare files, and gate and policy in every page', () => {
    for (const file of ['_not-found', ...SPARE]) expect(existsSync(join(dir, file))).toBe(false);
    const page = read(dir, 'es', 'call.html');
    expect(page).toContain("script-src 'self' 'sha256-");
    const [, scripts = ''] = /<script data-scripts="([^"]*)">/.exec(page) ?? [];
    const [flight = '', ...chunks] = scripts.split(' ');
    expect(chunks).toEqual(['/_next/static/chunks/turbopack-1.js']);
    expect(read(dir, flight)).toContain("self.__next_f.push([1,'a'])");
    expect(page.match(/<script/g)).toHaveLength(1);
    const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
    // larger than `SMALLEST_BYTES`
    for (const [file, text] of Object.entries({ 'es/call.html': page, 'other.js': LARGE })) {
      const bytesOf = (end: string) => readFileSync(join(dir, `${file}.${end}`));
      expect(gunzipSync(bytesOf('gz')).toString()).toBe(text);
      expect(brotliDecompressSync(bytesOf('br')).toString()).toBe(text);
    }
    expect(read(dir, '_headers')).toContain(`/es/call\n  Content-Security-Policy: ${policy};`);
  });

  test('has the card for partners as a page without gate, with a policy of its own', () => {
    for (const folder of [dir, join(dir, 'es')]) {
      const card = read(folder, 'partners', 'card.html');
      expect(read(folder, 'partners', 'card', 'index.html')).toBe(card);
      expect(card).toMatch(
        /^<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-[^"]*"\/><\/head><style>a\{\}<\/style>$/,
      );
    }
    expect(read(dir, '_headers')).toMatch(/^\/es\/partners\/card\n {2}Content-Security-Policy/m);
  });

  test('without local pages has none that stands for them', () => {
    expect(readdirSync(join(dir, 'call'))).toEqual([]);
  });

  test('has each page in a folder of its name as well, for hosts that look there', () => {
    expect(read(dir, 'es', 'call', 'index.html')).toBe(read(dir, 'es', 'call.html'));
    for (const page of ['404', 'embed/widget']) expect(existsSync(join(dir, page))).toBe(false);
  });

  test('says to hosts what it is sent with, to nginx beside what visitors may fetch', () => {
    expect(read(`${dir}.nginx.conf`)).toContain('set $site_policy "');
    expect(read(dir, '.htaccess')).toContain('Header always set Content-Security-Policy "');
    expect(readdirSync(dir).filter((name) => name.includes('nginx'))).toEqual([]);
  });

  test('has every script of the framework compiled before it runs', () => {
    expect(read(dir, CHUNK)).toBe('//# allFunctionsCalledOnLoad\nrun()');
    expect(read(dir, 'other.js')).toBe(LARGE);
  });

  test('has the frame for third-party forms with a policy of its own, and no gate', () => {
    const frame = read(dir, 'embed', 'widget.html');
    expect(frame).toMatch(
      /script-src 'self' https:\/\/\S+ 'unsafe-inline' 'unsafe-eval' https:\/\/actionnetwork\.org/,
    );
    expect(frame).not.toContain('<script');
  });
});

test('a state’s page has no data for a router', async () => {
  const local = ['call/wv', 'es/call/wv'];
  const dir = exported({
    'call.html': PAGE,
    ...Object.fromEntries(local.map((page) => [`${page}.html`, PAGE])),
    ...Object.fromEntries(local.map((page) => [`${page}/a.txt`, ''])),
    'call/wv.txt': '',
    'call/payload.txt': '',
    'call/qr/wv.svg': '<svg/>',
  });
  await finishExport(dir, deployed, '/season');
  const files = exportedFiles(join(dir, 'call'));
  expect(files).toEqual(['index.html', 'payload.txt', 'qr/wv.svg', 'wv.html']);
});

test('with a counter every page counts itself', async () => {
  const dir = exported({ 'index.html': PAGE });
  const hosts = { ...deployed.hosts, analytics: 'https://counter.example' };
  await finishExport(dir, { ...deployed, hosts });
  const [, script = ''] = /<script src="([^"]*)" async>/.exec(read(dir, 'index.html')) ?? [];
  expect(read(dir, script)).toContain('https://counter.example');
});

test('the archived edition has no frame for third-party forms', async () => {
  const dir = exported({ 'embed/widget.html': '<head>', 'index.html': PAGE });
  expect(await finishExport(dir, { ...deployed, isArchived: true })).toBe(1);
  expect(existsSync(join(dir, 'embed'))).toBe(false);
});

test.each([
  ['us-senators', ['call', 'scoreboard', 'toolkit']],
  ['list', ['call', 'toolkit']],
  ['nobody', ['toolkit']],
] as const)('a campaign that addresses %s has only its own pages', async (kind, left) => {
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
