import { expect, test } from 'vitest';
import { placeInWords, valueInWords } from './in-words';

const zone = 'America/New_York';

test.each([
  ['content/es/events/rally.json', ['title'], 'Marcha', 'Name, Spanish', 'Marcha'],
  [
    'campaigns/2027/content/en/events/rally.json',
    ['starts_at'],
    '2021-10-24T16:00',
    'When it starts',
    'October 24, 4:00 PM ET / 1:00 PM PT',
  ],
  ['content/en/events/rally.json', ['status'], 'cancelled', 'Whether it takes place', 'Canceled'],
  [
    'content/en/covid.json',
    ['guidance', 1],
    '<p>Wear <b>a mask</b> &amp; <a href="/x?a&amp;b">read</a></p>',
    'Rules, ten at most, English',
    'Wear a mask & read (/x?a&b)',
  ],
  ['content/en/events/rally.json', [], { title: 'Rally' }, 'English', 'Rally'],
] as const)('in %s, %s with %s', (file, path, value, place, words) => {
  expect(placeInWords(file, path, '', 'en')).toBe(place);
  expect(valueInWords(file, path, value, 'en', zone)).toBe(words);
});

test('an entry of a list is named by its title', () => {
  const path = [2, 'link'];
  expect(placeInWords('content/en/partners.json', path, 'Ana', 'es')).toMatch(/^Ana, /);
});
