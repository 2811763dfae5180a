import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIXTURE } from '@/tests/support/fixture';
import { tempFolder } from '@/tests/support/temp-folder';
import { adoptCampaign } from './use-campaign';

const campaign = JSON.parse(readFileSync(join(FIXTURE, 'campaign.json'), 'utf8'));
const season = (starts: string) =>
  JSON.stringify({ ...campaign, season: { starts, ends: starts } });

const site = (more: Record<string, string> = {}) =>
  tempFolder({
    'content/campaign.json': season('2021-07-12'),
    'public/images/share-en.png': 'of 2021',
    'public/favicon.ico': 'icon',
    'campaigns/2027/content/campaign.json': season('2027-03-01'),
    'campaigns/2027/public/images/share-en.png': 'of 2027',
    ...more,
  });
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

test('the campaign becomes the site, and the one that was is kept whole', () => {
  const root = site();
  const kept = adoptCampaign(root, join(root, 'campaigns/2027'));
  expect(kept).toBe(join(root, 'campaigns', '2021'));
  expect(read(root, 'content/campaign.json')).toBe(season('2027-03-01'));
  expect(read(root, 'public/images/share-en.png')).toBe('of 2027');
  expect(read(root, 'public/favicon.ico')).toBe('icon');
  expect(read(kept, 'content/campaign.json')).toBe(season('2021-07-12'));
  expect(read(kept, 'public/images/share-en.png')).toBe('of 2021');
  expect(existsSync(join(root, 'campaigns/2027'))).toBe(false);
});

test('nothing that is kept already is overwritten', () => {
  const root = site({ 'campaigns/2021/content/campaign.json': '{}' });
  const adopt = () => adoptCampaign(root, join(root, 'campaigns/2027'));
  expect(adopt).toThrow(/2021 is there already\. Give it another name/);
  expect(read(root, 'content/campaign.json')).toBe(season('2021-07-12'));
});

test('a folder without a campaign changes nothing', () => {
  const root = site();
  expect(() => adoptCampaign(root, join(root, 'campaigns/2028'))).toThrow(
    /There is no file .*2028/,
  );
  expect(read(root, 'content/campaign.json')).toBe(season('2021-07-12'));
});
