import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '@/tests/support/temp-folder';
import { inlineStyles, laterStyles, usedStyles, withAbsoluteAddresses } from './page-styles';

test.each([
  ['.here,.gone{a:b}', '.here{a:b}'],
  ['.here .gone{a:b}', ''],
  ['.here:not(.gone){a:b}', '.here:not(.gone){a:b}'],
  [':is(.gone,.here) p{a:b}', ':is(.gone,.here) p{a:b}'],
  [':where(.gone) p{a:b}', ''],
  ['.here:has(>.gone){a:b}', ''],
  ['p[data-open]{a:b}', 'p[data-open]{a:b}'],
  ['@layer base,ui;@layer ui{@media print{.gone{a:b}}}', '@layer base,ui;'],
  ['@keyframes pulse{50%{a:b}}', '@keyframes pulse{50%{a:b}}'],
])('of %s a page with the class “here” has %s', (css, used) => {
  expect(usedStyles(css, new Set(['here']))).toBe(used);
});

test('pages with the same stylesheets share one style element, and keep the whole ones, disabled', () => {
  const dir = tempFolder();
  writeFileSync(join(dir, 'a.css'), '.a{c:d}.b{c:d}.gone{c:d}@font-face{src:url(/f)}');
  const link = '<link rel="stylesheet" href="/base/a.css" data-precedence="next"/>';
  const pages = ['a', 'b'].map((name) => ({ html: `${link}<p class="${name}">` }));
  const css = '.a{c:d}.b{c:d}@font-face{src:url(/f)}';
  const disabled = link.replace('/>', ' disabled=""/>');
  expect(inlineStyles(pages, dir, '/base')).toEqual(
    ['a', 'b'].map((name) => ({
      html: `<style>${css}</style>${disabled}<p class="${name}">`,
      css,
    })),
  );
});

test.each([
  ['url(../media/a.svg)', 'url(/base/_next/media/a.svg)'],
  ['url("a.svg")', 'url(/base/_next/css/a.svg)'],
  ['url(/a.svg)', 'url(/a.svg)'],
  ['url(data:image/png;base64,AA)', 'url(data:image/png;base64,AA)'],
])('%s of a stylesheet is %s on any page', (relative, address) => {
  expect(withAbsoluteAddresses(relative, '/base/_next/css/a.css')).toBe(address);
});

test('a stylesheet leaves out what every page has: font faces, and rules for elements', () => {
  const base = '@layer base{:root{--a:b}@media print{p{a:b}}.target{a:b}@keyframes c{50%{a:b}}}';
  expect(laterStyles(`@layer base,ui;@font-face{a:b}${base}@layer ui{p{a:b}}`)).toBe(
    '@layer base,ui;@layer base{.target{a:b}@keyframes c{50%{a:b}}}@layer ui{p{a:b}}',
  );
});
