import { expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import type { Livestream } from '@/lib/content/schema';
import { streamWith } from '@/tests/support/streams';
import { contentWarnings } from './warnings';

const { content } = loadContent('en');
const warningsOf = (...livestreams: Livestream[]) =>
  contentWarnings({ en: { ...content, livestreams }, es: {} });

test.each<[string, Partial<Livestream>, RegExp]>([
  ['an unknown service', { livestream_service: 'twitch' }, /livestream_service is "twitch", which/],
  ['an empty id', { livestream_id: ' ' }, /livestream_id is empty: it is shown without/],
  ['a backup without an id', { backup_service: 'vimeo' }, /backup_id is empty/],
  ['an id without a service', { spanish_id: '1' }, /spanish_service is "", which is none of/],
  ['a picture elsewhere', { thumbnail: 'https://i.example/a.jpg' }, /thumbnail is not under/],
])('%s is told with its place', (_, own, words) => {
  const [warning, ...rest] = warningsOf(streamWith(), streamWith(own));
  expect(warning).toMatch(words);
  expect(warning).toContain('content/en/livestreams.json  [1] National Moral Monday');
  expect(rest).toEqual([]);
});

test('a date that is no day, a letter’s and a toolkit’s picture elsewhere, are told', () => {
  const [event] = content.events;
  const [letter] = content.letters;
  const [entry] = content.toolkit;
  if (!event || !letter || !entry) throw new Error('There is no event, letter or toolkit entry.');
  const events = [{ ...event, date: 'This fall', starts_at: undefined }];
  const letters = [{ ...letter, photo: 'https://i.example/a.jpg' }];
  const toolkit = [{ ...entry, image: 'https://i.example/a.png' }];
  expect(contentWarnings({ en: { ...content, events, letters, toolkit }, es: {} })).toEqual([
    expect.stringMatching(/^content\/en\/events\.json {2}\[0\].*\n.*"This fall" names no day/),
    expect.stringMatching(/^content\/en\/letters\.json {2}\[0\].*\n.*photo is not under/),
    expect.stringMatching(/^content\/en\/toolkit\.json {2}\[0\].*\n.*image is not under/),
  ]);
});

test('nothing is told of what is not visible', () => {
  expect(warningsOf(streamWith({ livestream_id: '', visible: false }))).toEqual([]);
});

test('our own content needs no warning', () => {
  expect(contentWarnings({ en: content, es: {} })).toEqual([]);
});
