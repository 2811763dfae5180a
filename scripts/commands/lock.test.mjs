import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completeLock, platformOf } from './lock.mjs';

test.each([
  ['@next/swc-darwin-arm64', 'darwin', 'arm64', undefined],
  ['@next/swc-win32-x64-msvc', 'win32', 'x64', undefined],
  ['@biomejs/cli-linux-arm64-musl', 'linux', 'arm64', 'musl'],
  ['@img/sharp-linuxmusl-x64', 'linux', 'x64', 'musl'],
  ['@oxc-parser/binding-linux-arm-gnueabihf', 'linux', 'arm', undefined],
  ['@oxc-parser/binding-wasm32-wasi', undefined, 'wasm32', undefined],
  ['fsevents', undefined, undefined, undefined],
])('%s runs on %s, %s, %s', (name, os, cpu, libc) => {
  const list = (/** @type {string | undefined} */ word) => word && [word];
  expect(platformOf(name)).toEqual({ os: list(os), cpu: list(cpu), libc: list(libc) });
});

const lock = {
  lockfileVersion: 3,
  packages: {
    '': {},
    'node_modules/tool': {
      version: '2.0.0',
      resolved: 'https://registry.example/tool.tgz',
      integrity: 'sha512-abc',
      dev: true,
      optionalDependencies: { 'tool-linux-x64-gnu': '2.0.0', 'tool-darwin-x64': '2.0.0' },
    },
    'node_modules/tool-linux-x64-gnu': { version: '2.0.0', optional: true, os: ['linux'] },
  },
};

test('names what the registry left out, in its place and with its platform', () => {
  const { packages } = completeLock(lock);
  expect(Object.keys(packages)).toEqual([
    '',
    'node_modules/tool',
    'node_modules/tool-darwin-x64',
    'node_modules/tool-linux-x64-gnu',
  ]);
  expect(packages['node_modules/tool-darwin-x64']).toEqual({
    version: '2.0.0',
    cpu: ['x64'],
    dev: true,
    optional: true,
    os: ['darwin'],
  });
});

test('drops registry addresses and keeps integrity', () => {
  const tool = completeLock(lock).packages['node_modules/tool'];
  expect(tool).not.toHaveProperty('resolved');
  expect(tool).toHaveProperty('integrity', 'sha512-abc');
});

test('finds a package where node would: beside its parent or above', () => {
  const nested = {
    packages: {
      'node_modules/a/node_modules/b': { optionalDependencies: { c: '1.0.0', d: '1.0.0' } },
      'node_modules/a/node_modules/c': { version: '1.0.0' },
      'node_modules/d': { version: '1.0.0' },
    },
  };
  expect(Object.keys(completeLock(nested).packages)).toHaveLength(3);
});

test('refuses a range that names no version', () => {
  const vague = { packages: { 'node_modules/a': { optionalDependencies: { b: '>=1' } } } };
  expect(() => completeLock(vague)).toThrow('b is required as ">=1"');
});

test('the lock of this project is complete', () => {
  const ours = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(completeLock(ours), 'Fix it: npm run lock').toEqual(ours);
});
