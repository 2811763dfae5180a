import { expect, test, vi } from 'vitest';
import * as http from '@/lib/http';
import { answering, loopbackHost, resetting } from '@/tests/support/loopback';
import { submitSelfie, trustedPhotoUrl } from './service';

const fields = {
  photo: 'data:image/png;base64,AAAA',
  source_photo: 'data:image/png;base64,BBBB',
  comment: 'I dream',
  name: null,
  email: null,
  zip_code: '20001',
  base_id: 'appXXXXXXXXXXXXXX',
  bucket: 'photos.example.org',
};
const selfie = new Blob([JSON.stringify(fields)], { type: 'application/json' });

test('one JSON POST with the eight fields, and the address that comes back', async () => {
  const photo = 'https://photos.example.org/a.png';
  const { host, requests } = await loopbackHost(answering(200, { photo }));
  expect(await submitSelfie(host, selfie, () => {})).toBe(photo);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    method: 'POST',
    url: '/create',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
  });
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual(fields);
});

test.each([
  ['a failure', answering(500, { photo: 'https://photos.example.org/a.png' })],
  ['an address that cannot be trusted', answering(200, { photo: 'http://else.example/a.png' })],
  ['a page of a proxy', answering(200, '<h1>Welcome</h1>')],
  ['half of a JSON', answering(200, '{"photo":"https://photos.example.org/a.png')],
  ['nothing', answering(204, '')],
  ['a cut line', resetting],
])('%s throws, and is not tried again', async (_, answer) => {
  const { host, requests } = await loopbackHost(answer);
  await expect(submitSelfie(host, selfie, () => {})).rejects.toThrow();
  expect(requests).toHaveLength(1);
});

test('waits 60 s and tells how much is sent', async () => {
  const post = vi.spyOn(http, 'post').mockResolvedValue({ status: 500, body: null });
  const hear = () => {};
  await submitSelfie('https://x.example', selfie, hear).catch(() => {});
  expect(post).toHaveBeenCalledWith('https://x.example/create', selfie, 60_000, hear);
});

test.each<[string, unknown, boolean]>([
  ['https', { photo: 'https://photos.example.org/a/abc.png' }, true],
  ['the configured host', { photo: 'http://localhost:3001/selfie/photos/abc.png' }, true],
  ['a query behind the image', { photo: 'https://photos.example.org/abc.PNG?v=1' }, true],
  ['http elsewhere', { photo: 'http://photos.example.org/abc.png' }, false],
  ['another port', { photo: 'http://localhost:3002/abc.png' }, false],
  ['a longer host', { photo: 'http://localhost:3001.evil.example/a.png' }, false],
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
  expect(trustedPhotoUrl(answer, 'http://localhost:3001/selfie') !== null).toBe(isTrusted);
});
