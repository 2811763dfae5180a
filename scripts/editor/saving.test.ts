import { expect, test } from 'vitest';
import { unreadableFiles } from './saving';

const merged = '[\n<<<<<<< ours\n  {}\n=======\n  {}\n>>>>>>> theirs\n]';

test.each([
  ['broken by a merge', 'news', { 'en/news.json': merged, 'es/news.json': '[]' }, ['en/news.json']],
  ['broken in Spanish', 'news', { 'en/news.json': '[]', 'es/news.json': '[' }, ['es/news.json']],
  ['emptied', 'campaign', { 'campaign.json': '' }, ['campaign.json']],
  ['broken, of another form', 'news', { 'en/letters.json': merged, 'en/news.json': '[]' }, []],
  ['whole, with a byte order mark', 'campaign', { 'campaign.json': '\uFEFF{}' }, []],
  ['not there yet', 'covid', {}, []],
])('a form is kept from saving over a file that is %s', (_, slug, texts, files) => {
  expect(unreadableFiles(slug, texts)).toEqual(files);
});
