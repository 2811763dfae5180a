import { describe, expect, test } from 'vitest';
import { facebookLink, tweetLink } from './links';

describe('a tweet link', () => {
  test('carries the trimmed text and the address', () => {
    const { origin, pathname, searchParams } = new URL(
      tweetLink(' ¿De qué lado? #A & B \n', 'https://example.org/es?a=1&b=2'),
    );
    expect(`${origin}${pathname}`).toBe('https://twitter.com/intent/tweet');
    expect(Object.fromEntries(searchParams)).toEqual({
      text: '¿De qué lado? #A & B',
      url: 'https://example.org/es?a=1&b=2',
    });
  });

  test('leaves out an empty address', () => {
    expect(tweetLink('Sing', '')).toBe('https://twitter.com/intent/tweet?text=Sing');
    expect(tweetLink('Sing')).toBe('https://twitter.com/intent/tweet?text=Sing');
  });
});

test('a Facebook link carries the page’s address', () => {
  expect(facebookLink('https://example.org/call?a=1&b=2')).toBe(
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexample.org%2Fcall%3Fa%3D1%26b%3D2',
  );
});
