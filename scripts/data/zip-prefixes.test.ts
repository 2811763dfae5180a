import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packedPrefixes } from './zip-prefixes';

test('prefixes are packed by place', () => {
  const csv = '# a list\nfrom,to,place\n055,055,MA\n010,027,MA\n06390,06390,NY\n';

  expect(packedPrefixes(csv)).toEqual({ MA: '055 010-027', NY: '06390' });
});

test('a line that is none stops, with the line', () => {
  expect(() => packedPrefixes('from,to,place\n10,27,MA')).toThrow('"10,27,MA" is not a line');
});

test('the browser’s table is what the list says', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

  expect(JSON.parse(read('../../lib/call/zip-prefixes.json'))).toEqual(
    packedPrefixes(read('./zip-prefixes.csv')),
  );
});
