import { expect, test } from 'vitest';
import type { VideoService } from '../content/model/video-services';
import { embedAddress } from './player-options';
import { playableVideo } from './videos';

function play(service: VideoService, id: string): string {
  const video = playableVideo(service, id);
  if (!video) throw new Error(`No video of ${service}.`);
  return embedAddress(video, 'es');
}

test.each([
  [
    'facebook',
    '101',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fanewppc%2Fvideos%2F101%2F&show_text=false&autoplay=true',
  ],
  ['vimeo', '76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  ['vimeo', '769798:34c51f', 'https://player.vimeo.com/video/769798?h=34c51f&dnt=1&autoplay=1'],
  [
    'youtube',
    'M7lc1UVf-VE',
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1&modestbranding=1&rel=0&playsinline=1&hl=es&cc_lang_pref=es',
  ],
] as const)('on %s the video %s plays at its own address', (service, id, address) => {
  expect(play(service, id)).toBe(address);
});

test('an id cannot leave its place in the address', () => {
  const { pathname, searchParams } = new URL(play('youtube', 'a/../b?autoplay=0&x=1#y'));
  expect(pathname).toBe('/embed/a%2F..%2Fb%3Fautoplay%3D0%26x%3D1%23y');
  expect(searchParams.get('autoplay')).toBe('1');
});
