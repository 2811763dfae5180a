import { expect, test } from 'vitest';
import { advisories } from './audit';

test('names each package that an advisory names', () => {
  const axios = { name: 'axios', severity: 'high', range: '<1.0.0' };
  expect(advisories(JSON.stringify({ vulnerabilities: { axios } }))).toEqual([
    'axios <1.0.0: high',
  ]);
  expect(advisories('{"vulnerabilities":{}}')).toEqual([]);
});

test('tells no answer from a good one', () => {
  expect(advisories('')).toBeNull();
  expect(advisories('{"message":"405 Method Not Allowed"}')).toBeNull();
});
