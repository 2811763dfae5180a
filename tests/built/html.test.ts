import { expect, test } from 'vitest';
import { localeFolder, locales } from '@/lib/i18n/locales';
import { exported } from './exported-site';
import { invalidHtml, styleAttributes } from './html-rules';

test('beside its pages, each language has a page for what is not there, and a card for partners', () => {
  const others = exported.htmlFiles.filter((page) => !exported.pages.includes(page));
  const own = locales
    .map(localeFolder)
    .flatMap((folder) => [`${folder}/404`, `${folder}/partners/card`]);
  const expected = [...own, '/embed/widget'].sort();
  expect(others.map(({ address }) => address).sort()).toEqual(expected);
});

test('every file is valid HTML', () => {
  expect(invalidHtml(exported.htmlFiles)).toEqual([]);
});

test('no file has a style attribute, which its content policy would forbid', () => {
  expect(styleAttributes(exported.htmlFiles)).toEqual([]);
});

test('every picture has a width and a height, so that nothing moves when it comes', () => {
  const pictures = exported.htmlFiles.flatMap(({ address, html }) =>
    (html.match(/<img\b[^>]*>/g) ?? []).map((img) => `${address}: ${img}`),
  );
  expect(pictures.length).toBeGreaterThan(100);
  expect(pictures.filter((each) => !/ width="\d+" height="\d+"/.test(each))).toEqual([]);
});
