import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { localePath } from '@/lib/addresses/routes';
import { locales } from '@/lib/i18n/locales';
import { statePages } from '@/tests/support/e2e-pages';
import { attributes, exported } from './exported-site';
import { limits } from './size-limits';

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

const sizes = new Map<string, number>();

function sizeOf(path: string): number {
  const size = sizes.get(path) ?? gzipped(exported.text(path));
  sizes.set(path, size);
  return size;
}

const stylesOf = (document: Document) => attributes(document, 'link[rel="stylesheet"]');

const scriptsOf = (document: Document) =>
  attributes(document, 'script[data-scripts]', 'data-scripts').flatMap((all) => all.split(' '));

test.each(Object.entries(limits.html))('the HTML of %s has at most %d bytes', (address, most) => {
  expect(gzipped(exported.page(address).html)).toBeLessThanOrEqual(most);
});

test('the HTML of every state’s page is light', () => {
  const heavy = locales
    .flatMap((locale) => statePages.map(({ path }) => exported.page(localePath(locale, path))))
    .map(({ file, html }) => ({ file, bytes: gzipped(html) }))
    .filter(({ bytes }) => bytes > limits.statePage);
  expect(heavy).toEqual([]);
});

test('the gate, which is in every page, is small', () => {
  const gate = exported.page('/').document.querySelector('script:not([src], [type])')?.textContent;
  expect(gzipped(gate ?? '')).toBeGreaterThan(1_000);
  expect(gzipped(gate ?? '')).toBeLessThanOrEqual(limits.gate);
});

type Most = { any: number } & Record<string, number>;

test.each<[string, Most, least: number, (document: Document) => string[]]>([
  ['stylesheets', limits.css, 5_000, stylesOf],
  ['scripts', limits.scripts, 100_000, scriptsOf],
])('the %s of every page are light', (_, most, least, filesOf) => {
  const wrong = exported.pages
    .map(({ address, document }) => ({ address, sizes: filesOf(document).map(sizeOf) }))
    .map(({ address, sizes }) => ({ address, bytes: sizes.reduce((sum, size) => sum + size, 0) }))
    .filter(({ address, bytes }) => {
      const limit = most[address.replace(/^\/es(?=\/)/, '')] ?? most.any;
      return bytes < least || bytes > limit;
    });
  expect(wrong).toEqual([]);
});
