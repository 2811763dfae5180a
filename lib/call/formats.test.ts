import { expect, test } from 'vitest';
import { looksLikePhone, looksLikeZip, phoneLink } from './formats';

test.each([
  ['2025550142', true],
  ['(202) 555-0142', true],
  ['202.555.0142', true],
  [' 202 555 0142 ', true],
  ['+1 202 555 0142', true],
  ['1-202-555-0142', true],
  ['202555014', false],
  ['20255501421', false],
  ['+44 20 7946 0958', false],
  ['202-555-CALL', false],
  ['', false],
])('a phone number typed as "%s": %s', (typed, isAmerican) => {
  expect(looksLikePhone(typed)).toBe(isAmerican);
});

test.each([
  ['26001', true],
  [' 26001 ', true],
  ['26001-1234', true],
  ['260011234', true],
  ['2600', false],
  ['26001-12', false],
  ['K1A 0B1', false],
  ['', false],
])('a ZIP typed as "%s": %s', (typed, isAmerican) => {
  expect(looksLikeZip(typed)).toBe(isAmerican);
});

test.each([
  ['(202) 224-3121', 'tel:+12022243121'],
  ['202.224.3121', 'tel:+12022243121'],
  ['1-202-224-3121', 'tel:+12022243121'],
  ['+1 202 224 3121', 'tel:+12022243121'],
])('%s is dialled as %s', (written, href) => {
  expect(phoneLink(written)).toBe(href);
});
