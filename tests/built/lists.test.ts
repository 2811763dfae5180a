import { expect, test } from 'vitest';
import { localePath } from '@/lib/addresses/routes';
import { locales } from '@/lib/i18n/locales';
import { contentOf } from '@/tests/support/e2e-content';
import { longLists } from '@/tests/support/e2e-strings';
import { all, exported, textOf } from './exported-site';

const lists = locales.flatMap((locale) => longLists(locale).map((list) => ({ locale, ...list })));

test('there are lists that are long', () => {
  expect(new Set(lists.map(({ locale }) => locale))).toEqual(new Set(locales));
});

test.each(lists)('$locale: “$region” has all $count in plain HTML', ({ locale, region, count }) => {
  const { document } = exported.page(localePath(locale, '/'));
  const [heading, ...others] = all(document, 'main h2').filter((each) => textOf(each) === region);
  expect(others.length, 'more headings of that name').toBe(0);
  const section = document.querySelector(`[aria-labelledby="${heading?.id}"]`);
  const entries = section ? all(section, 'li') : [];
  expect(entries.length).toBe(count);
  const hidden = entries.filter((entry) => entry.closest('[hidden], [inert], template'));
  expect(hidden.map(textOf)).toEqual([]);
});

test.each(locales)('%s: all news and letters are links in plain HTML', (locale) => {
  const { news, letters } = contentOf(locale);
  const { document } = exported.page(localePath(locale, '/'));
  expect(all(document, '#news li > a').length).toBe(news.length + letters.length);
});
