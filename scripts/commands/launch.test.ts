import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '@/tests/support/temp-folder';
import { launchItems } from './launch';

/** For a review that is recent, and not ahead. */
const today = new Date().toISOString().slice(0, 10);

/** A campaign with everything of its own: the small one, its samples replaced. */
function readyCampaign() {
  const dir = tempFolder();
  cpSync('tests/fixtures', dir, { recursive: true });
  const content = join(dir, 'content');
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.json')) continue;
    const file = join(content, name);
    const text = readFileSync(file, 'utf8')
      .replaceAll('example.org', 'moralaction.org')
      .replaceAll('(202) 555-0142', '(919) 867-5309')
      .replaceAll('appXXXXXXXXXXXXXX', 'app1234567890abcd')
      .replaceAll('"callpower_id": "1"', '"callpower_id": "42"')
      .replaceAll('10153231379946729', '10153231379946730')
      .replaceAll('M7lc1UVf-VE', 'dQw4w9WgXcQ')
      .replaceAll('76979871', '76979872')
      .replaceAll('(304) 555-01', '(304) 867-53')
      .replaceAll('"reviewed_on": "2021-10-20"', `"reviewed_on": "${today}"`);
    writeFileSync(file, text);
  }
  return content;
}

const services = {
  NEXT_PUBLIC_CALL_HOST: 'https://call.moralaction.org',
  NEXT_PUBLIC_SELFIE_HOST: 'https://selfie.moralaction.org',
  NEXT_PUBLIC_QUEUE_HOST: 'https://queue.moralaction.org',
  EMBED_ORIGIN: 'https://forms.moralaction.org',
};

test('a campaign that has everything gets a cross on every line, and may be launched', () => {
  const dir = readyCampaign();
  const { items } = launchItems({ CONTENT_DIR: dir, ...services });
  expect(items.length).toBeGreaterThan(10);
  expect(items.filter(({ isDone }) => !isDone)).toEqual([]);
});

test('content with mistakes is no site yet: they are named', () => {
  const dir = readyCampaign();
  writeFileSync(join(dir, 'en/covid.json'), '{}');
  expect(() => launchItems({ CONTENT_DIR: dir, ...services })).toThrow(
    /^The content has 3 mistakes/,
  );
});
