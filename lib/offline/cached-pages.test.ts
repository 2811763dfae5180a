import { expect, test } from 'vitest';
import { filesToCache, type PrecacheList, pageOf } from './cached-pages';

const CHUNK = '/season/_next/static/chunks/a.js';
const common = ['/season', '/season/call', CHUNK];

const list: PrecacheList = {
  hashes: {
    '/season': 'aa=',
    '/season/call': 'bb=',
    [CHUNK]: 'cc=',
    '/season/call/wv': 'dd=',
    '/season/es/call': 'ee=',
  },
  common: {
    '/season/call': common,
    '/season/es/call': [CHUNK, '/season/es/call'],
  },
  local: { '/season/call/wv': ['/season/call/wv'] },
};
const urls = (page: string) => filesToCache(list, page).map(({ url }) => url);

test.each([
  ['/season/call', common],
  ['/season/call/wv', [...common, '/season/call/wv']],
  ['/season/es/call', [CHUNK, '/season/es/call']],
  ['/season/call/of-a-state-that-is-gone', urls('/season/call')],
  ['/elsewhere', []],
  ['', []],
])('with %s the files of its language are kept, and its own', (page, expected) => {
  expect(urls(page)).toEqual(expected);
});

test('a file is held to its hash, and one without a hash in its name to its revision', () => {
  expect(filesToCache(list, '/season/call').slice(1)).toEqual([
    { url: '/season/call', revision: 'bb=', integrity: 'sha256-bb=' },
    { url: CHUNK, revision: null, integrity: 'sha256-cc=' },
  ]);
});

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/call', '/call'],
  ['/call/', '/call'],
  ['/call.html', '/call'],
  ['/season/', '/season'],
  ['/calendar/season.ics', '/calendar/season.ics'],
])('%s is the page %s', (path, page) => {
  expect(pageOf(path)).toBe(page);
});
