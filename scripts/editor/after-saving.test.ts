import { chmodSync, cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tempFolder } from '@/tests/support/temp-folder';
import { followSaves } from './after-saving';

test('a text that is saved in both languages is noted as translated, without a command, and its file has its mode again', async () => {
  const folder = tempFolder();
  cpSync('tests/fixtures/content', folder, { recursive: true });
  const record = () => JSON.parse(readFileSync(join(folder, 'es/translated-from.json'), 'utf8'));
  const before = record();
  const english = join(folder, 'en/site.json');
  chmodSync(english, 0o664);
  onTestFinished(followSaves(join(folder, 'images'), { ...process.env, CONTENT_DIR: folder }));

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
  // the first eight digits of the SHA-256 of the translation, and the English
  await vi.waitFor(() => expect(record()['site news_title']).toBe('4fd8f85d In the Papers'), {
    timeout: 20_000,
  });
  expect(statSync(english).mode & 0o777).toBe(0o664);
  expect({ ...record(), 'site news_title': '' }).toEqual({ ...before, 'site news_title': '' });
});
