import { expect, test, vi } from 'vitest';
import { inKB, report } from './report';

test('what is over its limit is marked and counted, what is at it is not', () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  const measured = [
    { what: 'answer', value: 100, limit: 100 },
    { what: 'its code', value: 25_100, limit: 25_000, format: inKB },
    { what: 'framework', value: 900 },
  ];
  expect(report('first press', measured)).toBe(1);
  expect(String(printed.mock.lastCall)).toMatch(
    /first press\n +answer +100 ms +at most 100 ms\n +its code +25\.1 kB +at most 25\.0 kB !\n +framework +900 ms$/,
  );
});
