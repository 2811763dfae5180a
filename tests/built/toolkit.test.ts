import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { contentOf } from '@/tests/support/e2e-content';
import { pngSize } from '@/tests/support/e2e-pages';

describe.each(locales)('the toolkit in %s', (locale) => {
  const pictures = contentOf(locale).toolkit.flatMap(({ id, image }) =>
    image?.startsWith('/') ? [[id, image] as const] : [],
  );

  test('has pictures of its own', () => expect(pictures).not.toEqual([]));

  test.each(pictures)('has %s as the square of 1080 px that it is posted as', (_id, image) => {
    expect(pngSize(readFileSync(join('out', image)))).toEqual({ width: 1080, height: 1080 });
  });
});
