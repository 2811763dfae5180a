import { expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { pages, statePages } from '@/tests/support/e2e-pages';
import { exported } from './exported-site';
import { invalidHtml, styleAttributes } from './html-rules';

test('the export has a file for every page, two more for each language, and the frame', () => {
  const locals = locales.length * statePages.length;
  // the pages that are not there, and the cards for partners
  expect(exported.htmlFiles).toHaveLength(pages.length + locals + 2 * locales.length + 1);
});

test('every file is valid HTML', () => {
  expect(invalidHtml(exported.htmlFiles)).toEqual([]);
});

test('no file has a style attribute, which its content policy would forbid', () => {
  expect(styleAttributes(exported.htmlFiles)).toEqual([]);
});
