import { expect, test } from 'vitest';
import { publicConfig } from '@/lib/public-config';
import { selfieShareUrl, shareText } from './share';

test.each(['https://s.example', 'https://s.example/'])('shares under %s', (base) => {
  expect(selfieShareUrl(base, 'dreams', 'https://photos.example.org/x/a-b.png?v=1')).toBe(
    'https://s.example/share/dreams/a-b',
  );
});

test('what is shared is the trimmed caption and the hashtag', () => {
  expect(shareText(' I dream ')).toBe(`I dream ${publicConfig.hashtag}`);
});
