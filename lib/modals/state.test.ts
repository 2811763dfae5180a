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
    const hashes = Object.entries(modalHashes);
    for (const [name, hash] of hashes) expect(modalOfHash(hash)).toBe(name);
    expect(new Set(Object.values(modalHashes)).size).toBe(hashes.length);
  });
});
