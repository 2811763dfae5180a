import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '@/tests/support/temp-folder';
import { differingFiles, hashOfExport } from './export-hash';

test('is that of the files, wherever the folder is and in whichever order they came', () => {
  const one = tempFolder({ 'a.html': 'a', 'es/b.html': 'b' });
  const other = tempFolder({ 'es/b.html': 'b', 'a.html': 'a' });
  expect(hashOfExport(one)).toMatch(/^[\da-f]{64}$/);
  expect(hashOfExport(other)).toBe(hashOfExport(one));
  expect(hashOfExport(`${other}/`)).toBe(hashOfExport(one));
});

test('is another for another byte, and for another name', () => {
  const dir = tempFolder({ 'a.html': 'a' });
  const before = hashOfExport(dir);
  writeFileSync(join(dir, 'a.html'), 'A');
  expect(hashOfExport(dir)).not.toBe(before);
  writeFileSync(join(dir, 'a.html'), 'a');
  renameSync(join(dir, 'a.html'), join(dir, 'b.html'));
  expect(hashOfExport(dir)).not.toBe(before);
});

test('differing files are those with other bytes, and those that only one has', () => {
  const one = tempFolder({ 'a.html': 'a', 'es/b.html': 'b', 'c.html': 'c' });
  const other = tempFolder({ 'a.html': 'A', 'es/b.html': 'b', 'd.html': 'd' });
  expect(differingFiles(one, other)).toEqual(['a.html', 'c.html', 'd.html']);
  expect(differingFiles(one, one)).toEqual([]);
});
