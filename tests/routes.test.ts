import { describe, expect, test } from 'vitest';
import { translatedLocales } from '@/lib/i18n/locales';
import { filesUnder } from './support/files';

const routesIn = (dir: string) =>
  new Map(filesUnder(dir, /\.tsx?$/).map(({ path, text }) => [path.slice(dir.length + 1), text]));

const en = routesIn('app/(en)');

describe.each(translatedLocales)('app/%s', (locale) => {
  const own = routesIn(`app/${locale}`);

  test('has the routes of the English pages, and an error page with a route of its own', () => {
    expect([...own.keys()].filter((path) => !en.has(path))).toEqual(['404/page.tsx']);
    expect([...en.keys()].filter((path) => !own.has(path))).toEqual([]);
    expect(en.size).toBeGreaterThan(5);
  });

  test.each([...en.keys()])('%s differs in nothing but the locale', (path) => {
    const text = en.get(path) ?? '';
    const expected = text.replaceAll("'en'", `'${locale}'`).replaceAll('"en"', `"${locale}"`);
    expect(own.get(path)).toBe(expected);
  });

  test('says its locale in every route but the error page, which takes the one of its layout', () => {
    expect([...en.keys()].filter((path) => own.get(path) === en.get(path))).toEqual(['error.tsx']);
  });

  test.each([...en, ...own])('%s routes and draws nothing', (_path, text) => {
    expect(text).not.toMatch(/<[a-z]/);
    expect(text.split('\n').length).toBeLessThanOrEqual(15);
  });
});
