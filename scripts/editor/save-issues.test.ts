import { expect, test } from 'vitest';
import { issuesOfSave } from './save-issues';

const events = (...dates: string[]) =>
  JSON.stringify(dates.map((date, index) => ({ id: `event-${index}`, title: date, date })));
const toolkit = (entry: object) => JSON.stringify([{ id: 'a', title: 'A', tweets: [], ...entry }]);
const keys = (before: string, after: string, file = 'en/events.json') =>
  issuesOfSave(new Map([[file, before]]), new Map([[file, after]])).mistakes.map(({ key }) => key);

test('a mistake that was there keeps nobody from saving, also where its entry has moved', () => {
  expect(keys(events('October 42'), events('October 42'))).toEqual([]);
  expect(keys(events('October 42'), events('October 1', 'October 42'))).not.toContain('[1].date');
  expect(keys(events('October 42'), events('October 42', 'June 31'))).toContain('[1].date');
});

test('a picture of the toolkit is saved with words for those who do not see it', () => {
  const [image, file] = ['/images/a.webp', 'en/toolkit.json'];
  const before = toolkit({ image: null });
  expect(keys(before, toolkit({ image }), file)).toEqual(['[0].image_alt']);
  expect(keys(before, toolkit({ image, image_alt: 'A poster' }), file)).toEqual([]);
  expect(keys(before, toolkit({ image: 'https://a.example/a.png' }), file)).toEqual([]);
});
