import { chmodSync, cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '@/tests/support/temp-folder';
import { afterSaving } from './after-saving';

test('a text that is saved in both languages is noted as translated, without a command, and its file has its mode again', () => {
  const folder = tempFolder();
  cpSync('tests/fixtures/content', folder, { recursive: true });
  const record = () => JSON.parse(readFileSync(join(folder, 'es/translated-from.json'), 'utf8'));
  const before = record();
  const english = join(folder, 'en/site.json');
  chmodSync(english, 0o664);
  const follow = afterSaving(folder, join(folder, 'images'));

  for (const [locale, title] of [
    ['en', 'In the Papers'],
    ['es', 'En los diarios'],
  ] as const) {
    const file = join(folder, locale, 'site.json');
    const site = JSON.parse(readFileSync(file, 'utf8'));
    // as a browser does
    rmSync(file);
    writeFileSync(file, JSON.stringify({ ...site, news_title: title }), { mode: 0o600 });
  }
  follow();
  expect(statSync(english).mode & 0o777).toBe(0o664);
  // the first eight digits of the SHA-256 of the translation, and the English
  expect(record()).toEqual({ ...before, 'site news_title': '4fd8f85d In the Papers' });
});
