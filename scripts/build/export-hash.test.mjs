import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { differingFiles, hashOfExport } from './export-hash.mjs';

/** @param {Record<string, string>} files */
function folder(files) {
  const dir = mkdtempSync(join(tmpdir(), 'hash-'));
  mkdirSync(join(dir, 'es'));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(dir, path), text);
  return dir;
}

test('is that of the files, wherever the folder is and in whichever order they came', () => {
  const one = folder({ 'a.html': 'a', 'es/b.html': 'b' });
  const other = folder({ 'es/b.html': 'b', 'a.html': 'a' });
  expect(hashOfExport(one)).toMatch(/^[\da-f]{64}$/);
  expect(hashOfExport(other)).toBe(hashOfExport(one));
  expect(hashOfExport(`${other}/`)).toBe(hashOfExport(one));
});

test('is another for another byte, and for another name', () => {
  const dir = folder({ 'a.html': 'a' });
  const before = hashOfExport(dir);
  writeFileSync(join(dir, 'a.html'), 'A');
  expect(hashOfExport(dir)).not.toBe(before);
  writeFileSync(join(dir, 'a.html'), 'a');
  renameSync(join(dir, 'a.html'), join(dir, 'b.html'));
  expect(hashOfExport(dir)).not.toBe(before);
});

test('differing files are those with other bytes, and those that only one has', () => {
  const one = folder({ 'a.html': 'a', 'es/b.html': 'b', 'c.html': 'c' });
  const other = folder({ 'a.html': 'A', 'es/b.html': 'b', 'd.html': 'd' });
  expect(differingFiles(one, other)).toEqual(['a.html', 'c.html', 'd.html']);
  expect(differingFiles(one, one)).toEqual([]);
});
