import { expect, test } from 'vitest';
import { isPlainFile, listedPath } from './public-folder';

const PUBLIC = 'tests/fixtures/public';

test.each([
  ['/images/share-en.png', '/images/share-en.png'],
  ['/images/Share-EN.png', '/images/share-en.png'],
  ['/Images/share-en.png', '/images/share-en.png'],
  ['/images/gone.png', null],
  ['/images/share-en.png/gone.png', null],
])('%s is listed as %s', (path, listed) => {
  expect(listedPath(PUBLIC, path)).toBe(listed);
  expect(isPlainFile(PUBLIC, path)).toBe(path === listed);
});
