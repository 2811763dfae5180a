import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { localePath, locales } from '@/lib/i18n/locales';
import { statePages } from '@/tests/support/e2e-pages';
import { all, exported } from './exported-site';
import { limits } from './limits';

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

/** The bytes of a page's stylesheets, each compressed on its own, as they are sent. */
const stylesOf = (document: Document) =>
  all<HTMLLinkElement>(document, 'link[rel="stylesheet"]')
    .map((link) => gzipped(exported.text(link.getAttribute('href') ?? '')))
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

const gallery = locales.map((locale) => localePath(locale, '/test'));

test('the stylesheets of every page are light', () => {
  const heavy = exported.pages
    .filter(({ address }) => !gallery.includes(address))
    .map(({ address, document }) => ({ address, bytes: stylesOf(document) }))
    .filter(({ bytes }) => bytes < 5_000 || bytes > limits.css);
  expect(heavy).toEqual([]);
});
