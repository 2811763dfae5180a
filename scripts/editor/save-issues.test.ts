import { expect, test } from 'vitest';
import { issuesOfSave } from './save-issues';

const partners = (...links: string[]) =>
  JSON.stringify(links.map((link) => ({ name: link, link })));
const toolkit = (entry: object) => JSON.stringify({ title: 'A', tweets: [], ...entry });
const keys = (before: string, after: string, file = 'en/partners.json') =>
  issuesOfSave(new Map([[file, before]]), new Map([[file, after]])).mistakes.map(({ key }) => key);

test('a mistake that was there keeps nobody from saving, also where its entry has moved', () => {
  expect(keys(partners('nowhere'), partners('nowhere'))).toEqual([]);
  expect(keys(partners('nowhere'), partners('https://example.org/', 'nowhere'))).not.toContain(
    '[1].link',
  );
  expect(keys(partners('nowhere'), partners('nowhere', 'a b'))).toContain('[1].link');
});

test('a picture of the toolkit is saved with words for those who do not see it', () => {
  const [image, file] = ['/images/a.webp', 'en/toolkit/a.json'];
  const before = toolkit({ image: null });
  expect(keys(before, toolkit({ image }), file)).toEqual(['image_alt']);
  expect(keys(before, toolkit({ image, image_alt: 'A poster' }), file)).toEqual([]);
  expect(keys(before, toolkit({ image: 'https://a.example/a.png' }), file)).toEqual([]);
});
