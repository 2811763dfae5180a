import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Bundle } from '@/lib/content/bundle';
import { forEachLocale, locales } from '@/lib/i18n/locales';
import { tempFolder } from '@/tests/support/temp-folder';
import { zipToolkit } from './zip-toolkit';

/** An export and content, with a toolkit of one picture in each of these locales. */
function folders(images: Record<string, string>) {
  const toolkitOf = (image = '') => [{ image }, { image: null }];
  const contents = forEachLocale((locale) =>
    images[locale] ? { toolkit: toolkitOf(images[locale]) } : {},
  );
  const content = { ...contents, fallbackEntries: {} } as unknown as Bundle;
  const folder = tempFolder({
    'out/images/one-en.png': 'an English picture',
    'out/images/one-es.png': 'una imagen',
  });
  return { content, out: join(folder, 'out') };
}

describe('the zips of the toolkit', () => {
  test('hold the pictures of one language each, under their own names', () => {
    const { content, out } = folders({ en: '/images/one-en.png', es: '/images/one-es.png' });
    expect(zipToolkit(content, out)).toEqual(
      locales.map((locale) => join('downloads', `toolkit-${locale}.zip`)),
    );
    const spanish = unzipSync(readFileSync(join(out, 'downloads/toolkit-es.zip')));
    expect(Object.keys(spanish)).toEqual(['one-es.png']);
    expect(Buffer.from(spanish['one-es.png'] ?? []).toString()).toBe('una imagen');
  });

  test('are the same bytes each time', () => {
    const { content, out } = folders({ en: '/images/one-en.png' });
    const zip = () => {
      zipToolkit(content, out);
      return readFileSync(join(out, 'downloads/toolkit-en.zip'));
    };
    expect(zip().equals(zip())).toBe(true);
  });

  test.each(['/images/link.png', '/images/../../secret', '/images/gone.png'])(
    'do not hold %s, which is no file of the site',
    (image) => {
      const { content, out } = folders({ en: image });
      writeFileSync(join(out, '../secret'), 'a key');
      symlinkSync(join(out, '../secret'), join(out, 'images/link.png'));
      expect(() => zipToolkit(content, out)).toThrow(`${image} is no picture of the site`);
    },
  );

  test('are not made of pictures that are elsewhere', () => {
    const { content, out } = folders({ en: 'https://cms.example.org/one.png' });
    expect(zipToolkit(content, out)).toEqual([]);
  });
});
