import { expect, test } from 'vitest';
import { localePath } from '@/lib/addresses/routes';
import { htmlLangs, locales } from '@/lib/i18n/locales';
import { campaign } from '@/tests/support/e2e-content';
import { pages } from '@/tests/support/e2e-pages';
import { stringsOf } from '@/tests/support/e2e-strings';
import { all, attributes, exported, textOf } from './exported-site';

test('each page says its language', () => {
  const wrong = exported.htmlFiles
    .filter(({ file }) => file !== 'embed/widget.html')
    .filter(({ document, locale }) => document.documentElement.lang !== htmlLangs[locale])
    .map(({ file, document }) => `${file}: "${document.documentElement.lang}"`);
  expect(wrong).toEqual([]);
});

test.each(pages)('$address has one h1: $heading', ({ address, heading }) => {
  const headings = all(exported.page(address).document, 'h1');
  // a drawing of the heading is beside its words, and hidden from readers
  const words = headings.map((each) => textOf(each.querySelector(':scope > span') ?? each));
  expect(words).toEqual([heading]);
});

test.each(locales)('each action and kit has a picture of its own, in %s', (locale) => {
  const paths = ['/letter', '/rsvp', '/rally', '/partners', '/selfie', '/print'] as const;
  const pictures = paths.map((path) => {
    const { document } = exported.page(localePath(locale, path));
    return document.querySelector('h1')?.closest('section')?.querySelector('img')?.src;
  });
  expect(new Set(pictures).size).toBe(paths.length);
  expect(pictures).not.toContain(undefined);
});

test('no page leads to the rally card before it is filled in', () => {
  const leading = exported.pages.filter(({ document }) =>
    document.querySelector('main a[href$="/rally"]'),
  );
  expect(leading.map(({ file }) => file)).toEqual([]);
});

test('no page skips a level of headings', () => {
  const skipped = exported.pages.flatMap(({ file, document }) => {
    const levels = all(document, 'h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]));
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    return jumps.map((level) => `${file}: ${level} in ${levels}`);
  });
  expect(skipped).toEqual([]);
});

test('each page asks for a donation, at the address of the content', () => {
  const without = exported.pages
    .filter(({ document, locale }) => {
      const { donate } = stringsOf(locale).shell;
      const links = all(document, 'header a').filter((link) => textOf(link) === donate);
      return links.map((link) => link.getAttribute('href')).join() !== campaign.donation_url;
    })
    .map(({ file }) => file);
  expect(without).toEqual([]);
});

/** What a page says, to the eye and to the ear; without its scripts. */
function wordsOn(document: Document): string[] {
  const readers = ['alt', 'title', 'placeholder', 'aria-label', 'content', 'value'];
  const read = readers.flatMap((name) => attributes(document, `[${name}]`, name));
  return [...read, ...all(document, 'body :not(script)').flatMap(ownText)];
}

const ownText = ({ childNodes }: Element) =>
  [...childNodes].filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue ?? '');

test('nothing on a page is left to fill in', () => {
  const namespaces = Object.keys(stringsOf('en')).join('|');
  const unfinished = new RegExp(
    `\\b(undefined|null|NaN)\\b|\\[object |[{}]|\\b(${namespaces})\\.[a-z]\\w+|&amp;`,
  );
  const found = exported.htmlFiles.flatMap(({ file, document }) =>
    wordsOn(document)
      .filter((words) => unfinished.test(words))
      .map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

test('no page offers to be kept before it is hydrated: that is asked of who asks for it', () => {
  const offers = locales.map((locale) => stringsOf(locale).offline.title);
  const found = exported.pages
    .filter(({ html }) => offers.some((offer) => html.includes(offer)))
    .map(({ file }) => file);
  expect(found).toEqual([]);
});
