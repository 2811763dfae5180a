import { expect, test } from 'vitest';
import { localePath } from '@/lib/addresses/routes';
import { locales } from '@/lib/i18n/locales';
import { hiddenPaths, pages, statePages } from '@/tests/support/e2e-pages';
import { exported } from './exported-site';
import { deadLinks, reachedFrom, unsafeLinks } from './links';

test('every link, anchor, picture and script within the site is there', () => {
  expect(deadLinks(exported)).toEqual([]);
});

test('every link leads somewhere without scripts, and nowhere that is not safe', () => {
  expect(unsafeLinks(exported)).toEqual([]);
});

test.each(locales)('every public page in %s is reached by links from home', (locale) => {
  const open = pages.filter(({ path }) => !hiddenPaths.includes(path));
  const wanted = [...open, ...statePages].map(({ path }) => localePath(locale, path));
  const home = exported.page(localePath(locale, '/'));
  const reached = [...reachedFrom(exported, home)].map(({ address }) => address);
  expect(wanted.filter((address) => !reached.includes(address))).toEqual([]);
});
