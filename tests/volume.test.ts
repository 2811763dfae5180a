import { expect, test } from 'vitest';
import { readBundle } from '@/lib/content/bundle';
import { tempFolder } from './support/temp-folder';
import { writeVolumeBundle } from './support/write-volume-bundle';

test('the volume bundle is content as good as any, only more of it', () => {
  const dir = tempFolder();
  writeVolumeBundle(dir);

  const { partners, livestreams, letters, news } = readBundle(dir).en;
  expect([partners, livestreams, letters].map((list) => list.length)).toEqual([270, 60, 100]);
  expect(news).toEqual(readBundle('content').en.news);
  expect(new Set(partners.map(({ name }) => name)).size).toBeLessThan(partners.length - 20);
  expect(livestreams.filter(({ is_first }) => is_first)).toHaveLength(1);
});
