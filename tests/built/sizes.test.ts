import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { localePath } from '@/lib/addresses/routes';
import { locales } from '@/lib/i18n/locales';
import { statePages } from '@/tests/support/e2e-pages';
import { attributes, exported } from './exported-site';
import { limits } from './limits';

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

const sizes = new Map<string, number>();

function sizeOf(path: string): number {
  const size = sizes.get(path) ?? gzipped(exported.text(path));
  sizes.set(path, size);
  return size;
}

const stylesOf = (document: Document) =>
  attributes(document, 'link[rel="stylesheet"]')
    .map(sizeOf)
    .reduce((sum, bytes) => sum + bytes, 0);

const scriptsOf = (document: Document) =>
  attributes(document, 'script[data-scripts]', 'data-scripts')
    .flatMap((listed) => listed.split(' '))
    .map(sizeOf)
    .reduce((sum, bytes) => sum + bytes, 0);

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

/** The pages with more bytes than they may have, or far fewer than they must. */
const tooHeavy = (most: Most, least: number, bytesOf: (document: Document) => number) =>
  exported.pages
    .map(({ address, document }) => ({ address, bytes: bytesOf(document) }))
    .filter(({ address, bytes }) => {
      const limit = most[address.replace(/^\/es(?=\/)/, '')] ?? most.any;
      return bytes < least || bytes > limit;
    });

test('the stylesheets of every page are light', () => {
  expect(tooHeavy(limits.css, 5_000, stylesOf)).toEqual([]);
});

test('the scripts of every page, once it is touched, are light', () => {
  expect(tooHeavy(limits.scripts, 100_000, scriptsOf)).toEqual([]);
});
