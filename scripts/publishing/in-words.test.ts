import { expect, test } from 'vitest';
import { valueInWords } from './in-words';

test.each([
  ['content/es/events/rally.json', ['title'], 'Marcha', 'Marcha'],
  [
    'campaigns/2027/content/en/events/rally.json',
    ['starts_at'],
    '2021-10-24T16:00',
    'October 24, 4:00 PM ET / 1:00 PM PT',
  ],
  ['content/en/events/rally.json', ['status'], 'cancelled', 'Canceled'],
  [
    'content/en/covid.json',
    ['guidance', 1],
    '<p>Wear <b>a mask</b> &amp; <a href="/x?a&amp;b">read</a></p>',
    'Wear a mask & read (/x?a&b)',
  ],
  ['content/en/events/rally.json', [], { title: 'Rally' }, 'Rally'],
] as const)('in %s, %s with %s', (file, path, value, words) => {
  expect(valueInWords(file, path, value, 'en', 'America/New_York')).toBe(words);
});
