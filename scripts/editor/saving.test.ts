import { expect, test } from 'vitest';
import { contentFormat } from './content-format';
import { amendedEntry, unreadableFiles } from './saving';

const merged = '[\n<<<<<<< ours\n  {}\n=======\n  {}\n>>>>>>> theirs\n]';

test.each([
  ['broken by a merge', 'news', { 'en/news.json': merged, 'es/news.json': '[]' }, ['en/news.json']],
  ['broken in Spanish', 'news', { 'en/news.json': '[]', 'es/news.json': '[' }, ['es/news.json']],
  ['emptied', 'campaign', { 'campaign.json': '' }, ['campaign.json']],
  ['broken, of another form', 'news', { 'en/events.json': merged, 'en/news.json': '[]' }, []],
  ['whole, with a byte order mark', 'campaign', { 'campaign.json': '\uFEFF{}' }, []],
  ['not there yet', 'covid', {}, []],
])('a form is kept from saving over a file that is %s', (_, slug, texts, files) => {
  expect(unreadableFiles(slug, texts)).toEqual(files);
});

test('an event whose moment is written otherwise in the file is not counted as changed', () => {
  const event = { id: 'a', title: 'March', starts_at: '2031-02-03T15:00:00Z' };
  const text = JSON.stringify([event]);
  const format = contentFormat('events', 'en', 'America/New_York');
  const data = { events: format.fromFile(text) };
  expect(data.events).toMatchObject([{ starts_at: '2031-02-03T10:00' }]);
  const saved = amendedEntry(
    { slug: 'events', data, i18n: {} },
    { 'en/events.json': text },
    format,
  );
  expect(saved.data).toEqual(data);
});
