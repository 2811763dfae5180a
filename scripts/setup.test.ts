import { expect, test } from 'vitest';
import { installError, isInstalled, requireNode } from './setup.mjs';

test.each(['20.9.0', '20.20.2', '22.0.0', '24.1.0'])('Node %s will do', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

test.each(['20.8.1', '18.20.0'])('Node %s is too old, and the line says what to get', (version) => {
  expect(() => requireNode(version)).toThrow(
    `This is Node ${version}; the site needs 20.9 or newer. Get it from https://nodejs.org.`,
  );
});

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
