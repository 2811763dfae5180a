import { expect, test } from 'vitest';
import { playableVideo } from './videos';

test.each([
  ['youtube', 'M7lc1UVf-VE', 'https://www.youtube.com/watch?v=M7lc1UVf-VE'],
  [' YouTube ', ' M7lc1UVf-VE ', 'https://www.youtube.com/watch?v=M7lc1UVf-VE'],
  ['Vimeo', '76979871', 'https://vimeo.com/76979871'],
  ['vimeo', '76979871:34c51f7a09', 'https://vimeo.com/76979871/34c51f7a09'],
  ['facebook', '1015', 'https://www.facebook.com/anewppc/videos/1015/'],
  ['youtube', 'a&list=b#c', 'https://www.youtube.com/watch?v=a%26list%3Db%23c'],
  ['vimeo', '../evil', 'https://vimeo.com/..%2Fevil'],
  ['twitch', '1', undefined],
  ['', '1', undefined],
  [null, '1', undefined],
  ['youtube', '', undefined],
  ['youtube', '  ', undefined],
  ['youtube', null, undefined],
])('on %s the video %s is watched at %s', (service, id, page) => {
  const video = playableVideo(service, id);
  expect(video?.page).toBe(page);
  if (video) expect([video.service, video.id]).toEqual([service?.trim().toLowerCase(), id?.trim()]);
});
