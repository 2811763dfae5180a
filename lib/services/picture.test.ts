import { expect, test } from 'vitest';
import { answering, loopbackHost, resetting } from '@/tests/support/loopback';
import { fetchPicture } from './picture';

test('a picture comes as a file under the name it is given', async () => {
  const { host, requests } = await loopbackHost((response) => {
    response.writeHead(200, { 'Content-Type': 'image/png', Connection: 'close' });
    response.end('bytes');
  });
  const file = await fetchPicture(`${host}/images/kit.png`, 'season.png');
  expect([file.name, file.type, await file.text()]).toEqual(['season.png', 'image/png', 'bytes']);
  expect(requests).toMatchObject([{ method: 'GET', url: '/images/kit.png' }]);
});

test.each([
  ['a missing picture', answering(404, '<p>Not here</p>')],
  ['a cut line', resetting],
])('%s throws', async (_, answer) => {
  const { host } = await loopbackHost(answer);
  await expect(fetchPicture(`${host}/images/kit.png`, 'season.png')).rejects.toThrow();
});
