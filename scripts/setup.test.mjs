import { expect, test } from 'vitest';
import { installError, requireNode } from './setup.mjs';

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
