import { describe, expect, test } from 'vitest';
import { modalHashes, modalOfHash } from './state';

describe('deep links', () => {
  test.each([
    ['#call-form', 'call-form'],
    ['#open-letter', 'open-letter'],
    ['#covid', 'covid'],
    ['#selfie', 'selfie-form'],
    ['#call-script', null],
    ['#archived', null],
    ['#calendar', null],
    ['#Covid', null],
    ['#', null],
    ['', null],
  ])('%s opens %s', (hash, modal) => {
    expect(modalOfHash(hash)).toBe(modal);
  });

  test('every modal that has a hash is opened by it, and no two share one', () => {
    for (const [name, hash] of Object.entries(modalHashes)) {
      if (hash !== null) expect(modalOfHash(hash)).toBe(name);
    }
  });
});
