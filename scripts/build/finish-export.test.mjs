import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportReport, finishExport } from './finish-export.mjs';

const none = { selfie: '', queue: '', analytics: '', forms: '', isArchived: false };
const hosts = { ...none, call: 'https://x.example/call' };

test('takes the spare files away and gives every page a policy of its own, also twice', () => {
  const dir = mkdtempSync(join(tmpdir(), 'out-'));
  mkdirSync(join(dir, '_not-found'));
  mkdirSync(join(dir, 'es'));
  writeFileSync(join(dir, '_not-found', 'a.txt'), '');
  writeFileSync(join(dir, '_not-found.html'), '<head>');
  writeFileSync(join(dir, '404.html'), '<head>');
  writeFileSync(join(dir, 'es', 'call.html'), '<head><script>a()</script>');

  expect(finishExport(dir, hosts)).toBe(2);
  const once = readFileSync(join(dir, 'es', 'call.html'), 'utf8');
  expect(finishExport(dir, hosts)).toBe(2);

  expect(existsSync(join(dir, '_not-found'))).toBe(false);
  expect(existsSync(join(dir, '_not-found.html'))).toBe(false);
  expect(once).toContain("script-src 'self' 'sha256-");
  expect(readFileSync(join(dir, 'es', 'call.html'), 'utf8')).toBe(once);
  expect(readFileSync(join(dir, '404.html'), 'utf8')).toContain(
    "script-src 'self' https://www.youtube.com;",
  );
});

test('the archived edition keeps no frame for somebody else’s form', () => {
  const dir = mkdtempSync(join(tmpdir(), 'out-'));
  mkdirSync(join(dir, 'embed'));
  writeFileSync(join(dir, 'embed', 'widget.html'), '<head>');
  writeFileSync(join(dir, 'index.html'), '<head>');

  expect(finishExport(dir, hosts)).toBe(1);
  expect(existsSync(join(dir, 'embed', 'widget.html'))).toBe(true);
  expect(finishExport(dir, { ...hosts, isArchived: true })).toBe(1);
  expect(existsSync(join(dir, 'embed'))).toBe(false);
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
