import { expect, test } from 'vitest';
import { filesUnder } from './support/files';

/** The route files of one locale: path below its folder, and text. */
const routesIn = (dir: string) =>
  new Map(filesUnder(dir, /\.tsx?$/).map(({ path, text }) => [path.slice(dir.length + 1), text]));

const en = routesIn('app/(en)');
const es = routesIn('app/es');

test('both locales have the same routes; only the Spanish error file has a route of its own', () => {
  expect([...es.keys()].filter((path) => !en.has(path))).toEqual(['404/page.tsx']);
  expect([...en.keys()].filter((path) => !es.has(path))).toEqual([]);
  expect(en.size).toBeGreaterThan(5);
});

test.each([...en.keys()])('%s differs in nothing but the locale', (path) => {
  const spanish = (en.get(path) ?? '').replaceAll("'en'", "'es'").replaceAll('"en"', '"es"');
  expect(es.get(path)).toBe(spanish);
});

test('every route says its locale but the error page, which takes the one of its layout', () => {
  expect([...en.keys()].filter((path) => es.get(path) === en.get(path))).toEqual(['error.tsx']);
});

test.each([...en, ...es])('%s routes and draws nothing', (_path, text) => {
  expect(text).not.toMatch(/<[a-z]/);
  expect(text.split('\n').length).toBeLessThanOrEqual(15);
});
