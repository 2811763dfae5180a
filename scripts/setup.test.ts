import { expect, test } from 'vitest';
import { engines } from '@/package.json';
import { installError, isInstalled, requireNode } from './setup.mjs';

test.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0'])('Node %s will do', (version) => {
  expect(() => requireNode(engines.node, version)).not.toThrow();
});

test.each(['18.20.0', '20.9.0', '20.18.3', '21.7.3', '22.11.0'])(
  'Node %s cannot build the site, and the line says which can',
  (version) => {
    expect(() => requireNode(engines.node, version)).toThrow(
      `This is Node ${version}; the site needs ^20.19 || >=22.12. Get the newest from https://nodejs.org.`,
    );
  },
);

test.each([
  ['npm error code ENOTFOUND', 'Check the network connection'],
  ['npm error code EAI_AGAIN', 'Check the network connection'],
  ['npm error code EUSAGE', 'Fix it: npm install'],
  ['npm error code ENOSPC', 'The disk is full'],
  ['npm error code EACCES', 'npm may not write here'],
  ['npm error something else', 'it says why above'],
])('after "%s" the message says how to fix it', (stderr, fix) => {
  expect(installError(stderr)).toContain(fix);
});

test('packages are installed anew where the lock names others, not for those of other systems', () => {
  const named = {
    '': { version: '0.1.0' },
    'node_modules/one': { version: '1.0.0', integrity: 'sha512-1' },
    'node_modules/for-windows': { version: '2.0.0', integrity: 'sha512-2', optional: true },
  };
  const one = { 'node_modules/one': named['node_modules/one'] };
  expect(isInstalled(named, one)).toBe(true);
  expect(isInstalled(named, {})).toBe(false);
  expect(isInstalled(named, { ...one, 'node_modules/two': { version: '2.0.0' } })).toBe(true);
  for (const other of [{ version: '1.0.1' }, { integrity: 'sha512-3' }]) {
    const changed = { 'node_modules/one': { ...one['node_modules/one'], ...other } };
    expect(isInstalled(named, changed)).toBe(false);
  }
});
