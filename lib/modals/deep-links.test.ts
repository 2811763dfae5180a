import { expect, test } from 'vitest';
import { modalOfHash } from './deep-links';

test.each([
  ['#call-form', 'call-form'],
  ['#open-letter', 'open-letter'],
  ['#covid', 'covid'],
  ['#moral-monday', 'moral-monday'],
  ['#trailer', 'trailer'],
  ['#selfie', 'selfie-form'],
  ['#call-script', null],
  ['#archived', null],
  ['#calendar', null],
  ['#Covid', null],
  ['#', null],
  ['', null],
])('the deep link %s opens %s', (hash, modal) => {
  expect(modalOfHash(hash)).toBe(modal);
});
