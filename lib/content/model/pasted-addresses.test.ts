import { expect, test } from 'vitest';
import { addressIn, hostedId, videoAt } from './pasted-addresses';

const YOUTUBE = 'youtube M7lc1UVf-VE';
const VIMEO = 'vimeo 304887422';
const UNLISTED = 'vimeo 304887422:34c51f7a09';
const FACEBOOK = 'facebook 10153231379946729';

test.each([
  ['https://www.youtube.com/watch?v=M7lc1UVf-VE', YOUTUBE],
  ['HTTPS://WWW.YouTube.com/watch?app=desktop&list=PL1&v=M7lc1UVf-VE&t=4s&utm_source=x', YOUTUBE],
  ['https://m.youtube.com/watch?v=M7lc1UVf-VE&feature=youtu.be', YOUTUBE],
  ['https://music.youtube.com/watch?v=M7lc1UVf-VE', YOUTUBE],
  ['youtu.be/M7lc1UVf-VE?si=Kp2b0x', YOUTUBE],
  ['(https://youtu.be/M7lc1UVf-VE).', YOUTUBE],
  ['https://www.youtube.com/live/M7lc1UVf-VE?feature=share', YOUTUBE],
  ['https://youtube.com/shorts/M7lc1UVf-VE/', YOUTUBE],
  ['https://www.youtube-nocookie.com/embed/M7lc1UVf-VE', YOUTUBE],
  ['https://studio.youtube.com/video/M7lc1UVf-VE/livestreaming', YOUTUBE],
  ['<iframe src="https://www.youtube.com/embed/M7lc1UVf-VE?a=1&amp;b=2"></iframe>', YOUTUBE],
  ['https://vimeo.com/304887422#t=30s', VIMEO],
  ['http://www.vimeo.com/304887422/', VIMEO],
  ['https://vimeo.com/304887422/34c51f7a09', UNLISTED],
  ['https://vimeo.com/304887422/34c51f7a09?share=copy', UNLISTED],
  ['https://player.vimeo.com/video/304887422?h=34c51f7a09&amp;badge=0', UNLISTED],
  ['https://player.vimeo.com/video/304887422', VIMEO],
  ['https://vimeo.com/manage/videos/304887422/34c51f7a09', UNLISTED],
  ['https://vimeo.com/manage/videos/304887422/privacy', VIMEO],
  ['https://vimeo.com/user21297594/review/304887422/3c257a1b5d', VIMEO],
  ['https://vimeo.com/channels/staffpicks/304887422', VIMEO],
  ['https://vimeo.com/groups/shortfilms/videos/304887422', VIMEO],
  ['https://vimeo.com/showcase/1234567/video/304887422', VIMEO],
  ['https://vimeo.com/event/4567890/videos/304887422', VIMEO],
  ['https://www.facebook.com/watch/?v=10153231379946729', FACEBOOK],
  ['https://m.facebook.com/watch/live/?ref=watch_permalink&v=10153231379946729', FACEBOOK],
  ['https://es-la.facebook.com/campaign/videos/10153231379946729/?__so__=x', FACEBOOK],
  ['https://www.facebook.com/campaign/videos/vb.20531316728/10153231379946729/', FACEBOOK],
  ['https://www.facebook.com/campaign/videos/a-title-2/10153231379946729/', FACEBOOK],
  ['https://www.facebook.com/reel/10153231379946729', FACEBOOK],
  [
    'https://www.facebook.com/plugins/video.php?height=314&href=https%3A%2F%2Fwww.facebook.com%2Fcampaign%2Fvideos%2F10153231379946729%2F',
    FACEBOOK,
  ],
])('%s is the video %s', (pasted, video) => {
  const { service, id } = videoAt(pasted) ?? {};
  expect(`${service} ${id}`).toBe(video);
});

test.each([
  'https://www.youtube.com/embed/live_stream?channel=UC4R8DWoMoI7CAwX8_LjQHig',
  'https://www.youtube.com/embed/videoseries?list=PLBCF2DAC6FFB574DE',
  'https://www.youtube.com/playlist?list=PLBCF2DAC6FFB574DE',
  'https://www.youtube.com/@campaign/live',
  'https://www.youtube.com/channel/UC4R8DWoMoI7CAwX8_LjQHig',
  'https://www.youtube.com/watch?list=PLBCF2DAC6FFB574DE',
  'https://www.youtube.com/watch?v=M7lc1UVf-VE0',
  'https://youtu.be/M7lc1UVf',
  'https://vimeo.com/event/4567890',
  'https://vimeo.com/event/4567890/embed',
  'https://vimeo.com/showcase/1234567?a=b',
  'https://vimeo.com/channels/1234567',
  'https://vimeo.com/ondemand/film/304887422',
  'https://vimeo.com/campaign/304887422',
  'https://vimeo.com/304887422/likes',
  'https://fb.watch/abc123/',
  'https://www.facebook.com/share/v/1AbC/',
  'https://www.facebook.com/campaign/posts/10153231379946729',
  'https://www.facebook.com/campaign/live',
  'https://www.youtube.com.evil.example/watch?v=M7lc1UVf-VE',
  'https://www.youtube.com@evil.example/watch?v=M7lc1UVf-VE',
  'https://evil.example/?https://youtu.be/M7lc1UVf-VE',
  'https://www.twitch.tv/videos/304887422',
])('%s is the address of no video', (pasted) => {
  expect(addressIn(pasted)).not.toBe(null);
  expect(videoAt(pasted)).toBe(null);
});

test.each(['M7lc1UVf-VE', '304887422:34c51f7a09', '10153231379946729', ''])(
  '“%s” is no address',
  (id) => expect(addressIn(id)).toBe(null),
);

test.each([
  ['https://actionnetwork.org/letters/which-side-are-you-on?source=x', 'which-side-are-you-on'],
  ['www.ActionNetwork.org/letters/which-side-are-you-on/.', 'which-side-are-you-on'],
  [
    "<script src='https://actionnetwork.org/widgets/v5/letter/which-side?format=js&source=widget'></script>",
    'which-side',
  ],
  ['https://actionnetwork.org/forms/which-side', null],
  ['https://actionnetwork.org/letters/which-side/edit', null],
  ['https://actionnetwork.org.evil.example/letters/which-side', null],
  ['which-side', null],
])('at Action Network the letter of %s is %s', (pasted, id) => {
  expect(hostedId('letter', pasted)).toBe(id);
});
