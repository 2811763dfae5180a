import { expect, test } from 'vitest';
import { missingEngines } from './engines';

test('says of each engine that is not here what it takes', () => {
  expect(missingEngines({})).toEqual([
    expect.stringContaining('npx playwright install firefox'),
    expect.stringContaining('npx playwright install webkit'),
  ]);
  expect(missingEngines({ firefox: {} })).toEqual([expect.stringContaining('WebKit')]);
});

test('either WebKit will do', () => {
  const webkitgtk = { browser: 'MiniBrowser', driver: 'WebKitWebDriver', screen: 'Xvfb' };
  expect(missingEngines({ firefox: {}, webkit: {} })).toEqual([]);
  expect(missingEngines({ firefox: {}, webkitgtk })).toEqual([]);
});
