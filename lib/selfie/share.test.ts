import { expect, test } from 'vitest';
import { publicConfig } from '@/lib/config/public-config';
import { selfieShareUrl, shareText } from './share';

test('a combined image is shared by its name', () => {
  const { hosts, selfie } = publicConfig;
  expect(selfieShareUrl('https://photos.example.org/x/a-b.png?v=1')).toBe(
    `${hosts.selfie}/share/${selfie.campaign_slug}/a-b`,
  );
});

test('what is shared is the trimmed caption and the hashtag', () => {
  expect(shareText(' I dream ')).toBe(`I dream ${publicConfig.hashtag}`);
});
