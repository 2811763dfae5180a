import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { WORKER_FILE } from '@/lib/offline/cached-pages';
import { writeWhole } from '@/scripts/files';
import { tempFolder } from '@/tests/support/temp-folder';
import { neededFiles, precacheList, writeRallyWorker } from './offline-files';

let dir = '';
beforeEach(() => {
  dir = tempFolder({
    'index.html': '<img src="/season/art/a.svg?v=1"><a href="/season/downloads/all.zip"></a>',
    'call.html':
      '<link rel="stylesheet" href="/season/_next/static/chunks/a.css"/><script data-scripts="/season/_next/static/gate/f.js /season/_next/static/chunks/m.js"></script>',
    'call/wv.html':
      '<img src="/season/call/qr/wv.svg" srcset="/season/art/a.svg 1x, /season/art/b.svg 2x">',
    'rsvp.html': '<a href="https://elsewhere.example/x.css"></a><img src="/season/art/gone.svg">',
    'toolkit.html': '<img src="/season/images/large.webp">',
    'es.html': '',
    'es/call.html': '',
    '_next/static/chunks/a.css':
      'a{background:url(../media/t.svg)}b{background:url("../media/none.svg")}',
    '_next/static/chunks/m.js': 'load("static/chunks/lazy.js")',
    '_next/static/chunks/lazy.js': 'load("static/chunks/m.js")',
    '_next/static/media/t.svg': 't',
    '_next/static/gate/f.js': 'f',
    'art/a.svg': 'a',
    'art/b.svg': 'b',
    'call/qr/wv.svg': 'q',
    'downloads/all.zip': 'z',
    'images/large.webp': 'l',
  });
});

test('a page needs what it names, and what that names in turn, of this export', () => {
  expect(neededFiles(dir, '/season', ['call.html', 'index.html'])).toEqual([
    '_next/static/chunks/a.css',
    '_next/static/chunks/lazy.js',
    '_next/static/chunks/m.js',
    '_next/static/gate/f.js',
    '_next/static/media/t.svg',
    'art/a.svg',
    'call.html',
    'index.html',
  ]);
});

test('each locale keeps home, the call page and the events; a state’s page what it needs on top', () => {
  const { hashes, common, local } = precacheList(dir, '/season');
  expect(common['/season/call']).toEqual(
    expect.arrayContaining(['/season', '/season/call', '/season/rsvp']),
  );
  expect(common['/season/call']).not.toContain('/season/toolkit');
  expect(common['/season/es/call']).toEqual(['/season/es', '/season/es/call']);
  expect(local['/season/call/wv']).toEqual([
    '/season/art/b.svg',
    '/season/call/qr/wv.svg',
    '/season/call/wv',
  ]);
  const named = [...Object.values(common), ...Object.values(local)].flat();
  expect(Object.keys(hashes).sort()).toEqual([...new Set(named)].sort());
});

test('the rally card is kept as soon as a kept page leads to it', () => {
  const kept = () => precacheList(dir, '').common['/call'];
  writeWhole(join(dir, 'rally.html'), '');
  expect(kept()).not.toContain('/rally');
  writeWhole(join(dir, 'rsvp.html'), '<a href="/rally"></a>');
  expect(kept()).toContain('/rally');
});

test.each([
  ['keeps', { isArchived: false }, true],
  ['erases when the season is over', { isArchived: true }, false],
  ['erases when it is switched off', { isArchived: false, features: { offline: false } }, false],
])('the worker %s', async (_, campaign, keeps) => {
  await writeRallyWorker(dir, campaign, '/season');
  const code = readFileSync(join(dir, WORKER_FILE), 'utf8');
  expect(code.includes('/season/call/wv')).toBe(keeps);
  expect(code.includes('unregister')).toBe(true);
  expect(code.includes('process.env')).toBe(false);
});
