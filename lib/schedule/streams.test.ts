import { expect, test } from 'vitest';
import type { Livestream } from '@/lib/content/model/livestreams';
import { livestreamWith } from '@/tests/support/sample-livestream';
import { chosenStream, streamLang, streamNames, streamsOf } from './streams';

const full: Partial<Livestream> = {
  livestream_service: 'Facebook',
  livestream_id: '1',
  backup_service: 'youtube',
  backup_id: 'two',
  spanish_service: 'vimeo',
  spanish_id: '3',
};
const twitch = { ...full, livestream_service: 'twitch' };
const names = (livestream: Partial<Livestream>, locale: 'en' | 'es') =>
  streamsOf(livestreamWith(livestream), locale).map(({ name }) => name);

test.each<[string, Partial<Livestream>, string[], string[]]>([
  ['three sources', full, ['primary', 'backup', 'spanish'], ['spanish', 'primary', 'backup']],
  ['no Spanish', { ...full, spanish_id: null }, ['primary', 'backup'], ['primary', 'backup']],
  ['an unknown service', twitch, ['backup', 'spanish'], ['spanish', 'backup']],
  ['an empty id', { ...full, backup_id: ' ' }, ['primary', 'spanish'], ['spanish', 'primary']],
  ['nowhere', { livestream_id: '' }, [], []],
])('%s', (_, livestream, english, spanish) => {
  expect(names(livestream, 'en')).toEqual(english);
  expect(names(livestream, 'es')).toEqual(spanish);
});

test('the name of the Spanish one alone is in another language', () => {
  expect(streamNames.map(streamLang)).toEqual([undefined, undefined, 'es-ES']);
});

test('a choice is kept where it can be', () => {
  const sources = streamsOf(livestreamWith(full), 'en');
  expect(chosenStream(sources, 'backup')?.id).toBe('two');
  expect(chosenStream(sources.slice(0, 1), 'backup')?.name).toBe('primary');
  expect(chosenStream([], 'backup')).toBeUndefined();
});
