import { expect, test } from 'vitest';
import { checkBundle, readBundle } from '@/lib/content/bundle';
import { tempFolder } from './support/temp-folder';
import { writeVolumeBundle } from './support/write-volume-bundle';

test('the volume bundle is content as good as any, only more of it', () => {
  const dir = tempFolder();
  writeVolumeBundle(dir);
  const checked = checkBundle(dir, 'public');
  if ('mistakes' in checked) throw new Error(JSON.stringify(checked.mistakes, null, 2));

  const { partners, livestreams, letters, news } = checked.bundle.en;
  expect([partners, livestreams, letters].map((list) => list.length)).toEqual([270, 60, 100]);
  expect(news).toEqual(readBundle('content').en.news);
  expect(new Set(partners.map(({ name }) => name)).size).toBeLessThan(partners.length - 20);
  expect(livestreams.filter(({ is_first }) => is_first)).toHaveLength(1);
});
