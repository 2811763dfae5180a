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

type Most = { any: number } & Record<string, number>;

const flights: Most = limits.flight;

/** A page's HTML without its styles and their hash. */
const bare = (html: string) =>
  html.replace(/<style>.*?<\/style>/s, '').replace(/(style-src 'self') 'sha256-[^']*'/, '$1');

test.each(Object.entries(limits.html))('the HTML of %s has at most %d bytes', (address, most) => {
  expect(gzipped(bare(exported.page(address).html))).toBeLessThanOrEqual(most);
});

test.each(exported.pages.map(({ address }) => address).filter((each) => !each.endsWith('/test')))(
  '%s is painted with its first answer, in one flight of packets',
  (address) => {
    const { file, document } = exported.page(address);
    const blocking = 'link[rel="stylesheet"]:not([disabled]), script[src]:not([async])';
    expect(document.querySelectorAll(blocking).length).toBe(0);
    const most = flights[address.replace(/^\/es(?=\/|$)/, '') || '/'] ?? flights.any;
    expect(exported.read(`${file}.br`).length).toBeLessThanOrEqual(most);
    const begun = [
      ...attributes(document, 'link[rel="preload"]', 'href'),
      ...attributes(document, 'img:not([loading="lazy"], [fetchpriority="low"])', 'src'),
    ];
    expect(new Set(begun).size).toBeLessThanOrEqual(limits.begun);
  },
);

test('the letters are light, and begun after the words are painted', () => {
  const fonts = [...exported.files].filter((file) => /^_next\/.*\.woff2$/.test(file));
  expect(fonts.length).toBe(2);
  const bytes = fonts.reduce((sum, file) => sum + exported.read(file).length, 0);
  expect(bytes).toBeLessThanOrEqual(limits.letters);
  const preloaded = exported.pages.flatMap(({ document }) =>
    attributes(document, 'link[rel="preload"][as="font"]'),
  );
  expect(preloaded).toEqual([]);
});

test('the HTML of every state’s page is light', () => {
  const heavy = locales
    .flatMap((locale) => statePages.map(({ path }) => exported.page(localePath(locale, path))))
    .map(({ file, html }) => ({ file, bytes: gzipped(bare(html)) }))
    .filter(({ bytes }) => bytes > limits.statePage);
  expect(heavy).toEqual([]);
});

test('the gate, which is in every page, is small', () => {
  const gate = exported.page('/').document.querySelector('script:not([src], [type])')?.textContent;
  expect(gzipped(gate ?? '')).toBeGreaterThan(1_000);
  expect(gzipped(gate ?? '')).toBeLessThanOrEqual(limits.gate);
});

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
