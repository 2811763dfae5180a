import { expect, test } from 'vitest';
import { phoneLink } from './phone-link';

test.each([
  ['(202) 224-3121', 'tel:+12022243121'],
  ['202.224.3121', 'tel:+12022243121'],
  ['1-202-224-3121', 'tel:+12022243121'],
  ['+1 202 224 3121', 'tel:+12022243121'],
])('%s is dialled as %s', (written, href) => {
  expect(phoneLink(written)).toBe(href);
});
