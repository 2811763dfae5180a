import { expect, test } from 'vitest';
import { isPlainClick } from './plain-click';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test.each([
  ['a press is plain', {}, true],
  ['the middle button is not', { button: 1 }, false],
  ['with Meta is not', { metaKey: true }, false],
  ['with Control is not', { ctrlKey: true }, false],
  ['with Shift is not', { shiftKey: true }, false],
  ['with Alt is not', { altKey: true }, false],
])('%s', (_, held, isPlain) => {
  expect(isPlainClick({ ...plain, ...held })).toBe(isPlain);
});
