import { describe, expect, test } from 'vitest';
import { filterOf, matchesFilter, queryOf } from './filter';

const nothing = { name: '', state: '', party: '', vote: '' };
const manchin = { words: 'Joe Manchin Virginia Occidental', state: 'WV', party: 'D', vote: 'nay' };
const lujan = { words: 'Ben Ray Luján Nuevo México', state: 'NM', party: 'D', vote: 'yea' };

test.each([
  [nothing, true, true],
  [{ ...nothing, name: 'manch' }, true, false],
  [{ ...nothing, name: 'occidental joe' }, true, false],
  [{ ...nothing, name: 'LUJAN mexico' }, false, true],
  [{ ...nothing, state: 'NM' }, false, true],
  [{ ...nothing, party: 'D' }, true, true],
  [{ ...nothing, party: 'R' }, false, false],
  [{ ...nothing, vote: 'yea' }, false, true],
  [{ ...nothing, vote: 'nay', state: 'WV' }, true, false],
  [{ ...nothing, vote: 'nay', state: 'NM' }, false, false],
])('a row is found by %j', (filter, isManchin, isLujan) => {
  expect(matchesFilter(manchin, filter)).toBe(isManchin);
  expect(matchesFilter(lujan, filter)).toBe(isLujan);
});

describe('a filter in the address', () => {
  test.each([
    [nothing, ''],
    [{ ...nothing, state: 'WV' }, '?state=WV'],
    [{ ...nothing, name: ' Luján ', vote: 'yea' }, '?name=Luj%C3%A1n&vote=yea'],
  ])('%j is %s', (filter, query) => {
    expect(queryOf(filter)).toBe(query);
    expect(queryOf(filterOf(new URLSearchParams(query)))).toBe(query);
  });

  test('other keys are not read', () => {
    const read = filterOf(new URLSearchParams('?utm=mail&state=WV'));
    expect(read).toEqual({ ...nothing, state: 'WV' });
  });
});
