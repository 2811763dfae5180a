import { expect, test } from 'vitest';
import { matchesFilter } from './filter';

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
