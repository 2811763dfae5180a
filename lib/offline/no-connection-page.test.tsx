import { expect, test } from 'vitest';
import offline from '@/messages/offline.json';
import { noConnectionPage, titleIn } from './no-connection-page';

test.each([
  ['en', 'en-US'],
  ['es', 'es-ES'],
] as const)('says in %s what is missing, and links to what is kept', (locale, lang) => {
  const words = { lang, ...offline[locale].noConnection };
  const html = noConnectionPage(words, [{ href: '/call', title: 'Q&amp;A' }]);
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.documentElement.lang).toBe(lang);
  expect(page.title).toBe(words.title);
  expect(page.querySelector('h1')?.textContent).toBe(words.title);
  expect(page.body.textContent).toContain(words.text);
  expect(page.querySelector('a[href="/call"]')?.textContent).toBe('Q&A');
});

test.each([
  ['<title>Call Capito: West Virginia | Season</title>', 'Call Capito: West Virginia'],
  ['<title>Q&amp;A</title>', 'Q&amp;A'],
  ['<h1>no title</h1>', ''],
])('%s is called %j', (html, title) => {
  expect(titleIn(html)).toBe(title);
});
