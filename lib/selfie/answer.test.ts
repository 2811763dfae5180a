import { expect, test } from 'vitest';
import { selfieShareUrl, trustedPhotoUrl } from './answer';

const host = 'http://localhost:3001/selfie';

test.each<[string, unknown, boolean]>([
  ['https', { photo: 'https://photos.example.org/a/abc.png' }, true],
  ['the configured host', { photo: 'http://localhost:3001/selfie/photos/abc.png' }, true],
  ['a query behind the image', { photo: 'https://photos.example.org/abc.PNG?v=1' }, true],
  ['http elsewhere', { photo: 'http://photos.example.org/abc.png' }, false],
  ['another port', { photo: 'http://localhost:3002/abc.png' }, false],
  [
    'a name that only begins like the host',
    { photo: 'http://localhost:3001.evil.example/a.png' },
    false,
  ],
  ['a script', { photo: 'javascript:alert(1)//abc.png' }, false],
  ['a data address', { photo: 'data:image/png;base64,AAAA' }, false],
  ['no image', { photo: 'https://photos.example.org/abc.html' }, false],
  ['an image in the query only', { photo: 'https://photos.example.org/?x=abc.png' }, false],
  ['no file name', { photo: 'https://photos.example.org/.png/' }, false],
  ['credentials', { photo: 'https://me:pw@photos.example.org/abc.png' }, false],
  ['no address', { photo: 'abc.png' }, false],
  ['a number', { photo: 7 }, false],
  ['no photo', { url: 'https://photos.example.org/abc.png' }, false],
  ['null', null, false],
  ['text', '<!doctype html>', false],
])('trusts %s', (_, answer, isTrusted) => {
  expect(trustedPhotoUrl(answer, host) !== null).toBe(isTrusted);
});

test.each(['https://s.example', 'https://s.example/'])('shares under %s', (base) => {
  expect(selfieShareUrl(base, 'dreams', 'https://photos.example.org/x/a-b.png?v=1')).toBe(
    'https://s.example/share/dreams/a-b',
  );
});
