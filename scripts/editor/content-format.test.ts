import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFormat } from './content-format';

const files = ['content', 'tests/fixtures/content'].flatMap((folder) =>
  ['', 'en', 'es'].flatMap((locale) =>
    readdirSync(join(folder, locale))
      .filter((name) => name.endsWith('.json') && !/^(drawn|translated)/.test(name))
      .map((name) => join(folder, locale, name)),
  ),
);

test.each(files)('%s stays as it is when nothing is changed', (file) => {
  const text = readFileSync(file, 'utf8');
  const { fromFile, toFile } = contentFormat(basename(file, '.json'));
  expect(toFile(fromFile(text))).toBe(text);
});
