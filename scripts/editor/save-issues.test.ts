import { expect, test } from 'vitest';
import { issuesOfSave } from './save-issues';

const letters = (...dates: string[]) =>
  JSON.stringify(dates.map((date) => ({ title: date, link: `https://example.org/${date}`, date })));
const toolkit = (entry: object) => JSON.stringify({ title: 'A', tweets: [], ...entry });
const keys = (before: string, after: string, file = 'en/letters.json') =>
  issuesOfSave(new Map([[file, before]]), new Map([[file, after]])).mistakes.map(({ key }) => key);

test('a mistake that was there keeps nobody from saving, also where its entry has moved', () => {
  expect(keys(letters('October 42'), letters('October 42'))).toEqual([]);
  expect(keys(letters('October 42'), letters('October 1', 'October 42'))).not.toContain('[1].date');
  expect(keys(letters('October 42'), letters('October 42', 'June 31'))).toContain('[1].date');
});

test('a picture of the toolkit is saved with words for those who do not see it', () => {
  const [image, file] = ['/images/a.webp', 'en/toolkit/a.json'];
  const before = toolkit({ image: null });
  expect(keys(before, toolkit({ image }), file)).toEqual(['image_alt']);
  expect(keys(before, toolkit({ image, image_alt: 'A poster' }), file)).toEqual([]);
  expect(keys(before, toolkit({ image: 'https://a.example/a.png' }), file)).toEqual([]);
});
