import { describe, expect, test } from 'vitest';
import { isEntryList, translatedKeys } from '@/lib/content/model/lists';
import { untranslatedByDesign } from '@/lib/content/translation/translatable-texts';
import { readBundle } from '@/tests/support/checked-content';

const { en, es } = readBundle('content');

/** All texts, numbers and flags of a locale by key path. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (!value || typeof value !== 'object') return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = Array.isArray(value) ? `[${key}]` : `${path && '.'}${key}`;
    return leaves(inner, `${path}${step}`);
  });
}

/** True for a fact of an entry, which its English file says for every language. */
function isFact(path: string): boolean {
  const [, list = '', key] = /^(\w+)\[\d+\]\.(\w+)/.exec(path) ?? [];
  return isEntryList(list) && !translatedKeys[list].some((each) => each === key);
}

const isSame = (path: string) =>
  isFact(path) || untranslatedByDesign.some(([, pattern]) => pattern.test(path));

describe('on the Spanish site', () => {
  const english = leaves(en);
  const spanish = new Map(leaves({ ...en, ...es }));

  test('everything has its counterpart: as many entries, in the same order, with the same keys', () => {
    expect([...spanish.keys()].sort()).toEqual(english.map(([path]) => path).sort());
  });

  test('no text of the campaign’s own is left in English', () => {
    const left = english.filter(
      ([path, text]) =>
        typeof text === 'string' &&
        /\p{L}/u.test(text) &&
        !isSame(path) &&
        spanish.get(path) === text,
    );
    expect(left).toEqual([]);
  });

  test('what is no text of the campaign’s own is the same', () => {
    const changed = english.filter(
      ([path, value]) => (typeof value !== 'string' || isSame(path)) && spanish.get(path) !== value,
    );
    expect(changed).toEqual([]);
  });

  test.each(untranslatedByDesign)('%s are there to be excused', (_why, pattern) => {
    expect(english.some(([path]) => pattern.test(path))).toBe(true);
  });

  test('what others said is not put into content/es', () => {
    for (const list of ['news', 'letters', 'partners']) expect(es).not.toHaveProperty(list);
  });
});
