import { describe, expect, test } from 'vitest';
import { tweetLength } from './tweet-length';

describe('the weighted length of a tweet', () => {
  test.each([
    ['Make it $15.', 12],
    ['¿De qué lado está usted?', 24],
    ['27–31', 5],
    ['‘quotes’ “as printed”', 21],
    ['…', 2],
    ['✊', 2],
    ['👨‍👩‍👧', 2],
    ['https://season.example.org/es/toolkit#resolution-cleanwater', 23],
    ['a'.repeat(281), 281],
  ])('%s weighs %i', (text, length) => {
    expect(tweetLength(text)).toBe(length);
  });
});
