import { describe, expect, test } from 'vitest';
import { videoSource, watchPage } from './services';

describe('a source can be played when its service is known and its id is there', () => {
  test.each([
    ['youtube', 'M7lc1UVf-VE', { service: 'youtube', id: 'M7lc1UVf-VE' }],
    [' YouTube ', ' M7lc1UVf-VE ', { service: 'youtube', id: 'M7lc1UVf-VE' }],
    ['Vimeo', '76979871', { service: 'vimeo', id: '76979871' }],
    ['facebook', '10153231379946729', { service: 'facebook', id: '10153231379946729' }],
    ['twitch', '1', null],
    ['', '1', null],
    [null, '1', null],
    ['youtube', '', null],
    ['youtube', '  ', null],
    ['youtube', null, null],
  ])('%s with %s', (service, id, source) => {
    expect(videoSource(service, id)).toEqual(source);
  });
});

test.each([
  ['facebook', '1015', 'https://www.facebook.com/anewppc/videos/1015/'],
  ['vimeo', '76979871', 'https://vimeo.com/76979871'],
  ['youtube', 'M7lc1UVf-VE', 'https://www.youtube.com/watch?v=M7lc1UVf-VE'],
  ['youtube', 'a&list=b#c', 'https://www.youtube.com/watch?v=a%26list%3Db%23c'],
  ['vimeo', '../evil', 'https://vimeo.com/..%2Fevil'],
] as const)('on %s the video %s is watched at %s', (service, id, page) => {
  expect(watchPage({ service, id }, 'anewppc')).toBe(page);
});
