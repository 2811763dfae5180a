import { expect, test } from 'vitest';
import { inFormWords, placeOf } from './check-before-saving';

test.each([
  [
    'content/en/events/march.json',
    'end_time',
    'a moment after starts_at',
    'a moment after “When it starts”',
  ],
  [
    'content/en/livestreams/march.json',
    'visible',
    'true; or "is_first": true in another one',
    'true; or “Stands large at the top” in another one',
  ],
  ['content/campaign.json', 'inks.paper', 'read on flame (#b92b1a)', 'read on “Buttons” (#b92b1a)'],
  ['content/en/partners.json', '[0].link', 'what no_form has', 'what no_form has'],
])('in %s, %s: the form’s words stand for keys', (file, key, sentence, said) => {
  expect(inFormWords(sentence, { file, key }, 'en')).toBe(said);
});

test('a text of a list in an entry is named by its number', () => {
  const issue = {
    severity: 'error',
    file: 'content/en/toolkit/july-19.json',
    line: 1,
    path: ['tweets', 0],
    code: 'value.tweet',
    params: {},
    value: '',
    key: 'tweets[0]',
    entry: { number: null, name: 'July 19' },
    found: { en: '', es: '' },
    expected: { en: '', es: '' },
    example: null,
  } as const;
  expect(placeOf(issue, 'en')).toMatch(/“July 19”: Suggested tweets 1$/);
  expect(placeOf(issue, 'es')).toMatch(/“July 19”: .* 1$/);
});
