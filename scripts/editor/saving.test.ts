import { expect, test } from 'vitest';
import { unreadableFiles } from './saving';

const merged = '[\n<<<<<<< ours\n  {}\n=======\n  {}\n>>>>>>> theirs\n]';

test.each([
  [
    'broken by a merge',
    'partners',
    { 'en/partners.json': merged, 'es/partners.json': '[]' },
    ['en/partners.json'],
  ],
  [
    'broken in Spanish',
    'partners',
    { 'en/partners.json': '[]', 'es/partners.json': '[' },
    ['es/partners.json'],
  ],
  ['emptied', 'campaign', { 'campaign.json': '' }, ['campaign.json']],
  [
    'broken, of another form',
    'partners',
    { 'en/covid.json': merged, 'en/partners.json': '[]' },
    [],
  ],
  ['whole, with a byte order mark', 'campaign', { 'campaign.json': '\uFEFF{}' }, []],
  ['not there yet', 'covid', {}, []],
])('a form is kept from saving over a file that is %s', (_, slug, texts, files) => {
  expect(unreadableFiles(slug, texts)).toEqual(files);
});
