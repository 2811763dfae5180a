import { expect, test } from 'vitest';
import { tweetLength } from './tweet-length';

test.each([
  ['¿De qué lado está usted?', 24],
  ['👨‍👩‍👧', 2],
  ['https://season.example.org/es/toolkit#resolution-cleanwater', 23],
])('%s weighs %i', (text, length) => {
  expect(tweetLength(text)).toBe(length);
});
