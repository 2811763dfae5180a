import { expect, test, vi } from 'vitest';
import { mayPrefetch } from './network';

test.each([
  [true, {}, true],
  [true, { effectiveType: '4g', saveData: false }, true],
  [true, { effectiveType: '3g' }, true],
  [true, { effectiveType: '2g' }, false],
  [true, { effectiveType: 'slow-2g' }, false],
  [true, { effectiveType: '4g', saveData: true }, false],
  [false, { effectiveType: '4g' }, false],
])('online %s with %j: may prefetch %s', (onLine, connection, may) => {
  vi.stubGlobal('navigator', { onLine, connection });
  expect(mayPrefetch()).toBe(may);
});
