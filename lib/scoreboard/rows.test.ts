import { describe, expect, test } from 'vitest';
import { isWithUs, rowsIn, yeas } from './rows';

const rows = rowsIn('en');

describe('the hundred senators of July 2021', () => {
  test('are two of each state, by its name and then their own', () => {
    expect(rows).toHaveLength(100);
    expect(new Set(rows.map(({ state }) => state)).size).toBe(50);
    expect(rows.slice(0, 3).map(({ name }) => name)).toEqual([
      'Richard C. Shelby',
      'Tommy Tuberville',
      'Lisa Murkowski',
    ]);
  });

  test('voted 50 and 42 Yea, as roll calls 246 and 74 of the Senate say', () => {
    expect(yeas(rows, 'voting')).toBe(50);
    expect(yeas(rows, 'wage')).toBe(42);
    expect(rows.filter(isWithUs)).toHaveLength(42);
  });

  test('bear the names of their states in the visitor’s language', () => {
    const manchin = rowsIn('es').find(({ last }) => last === 'Manchin');
    expect(manchin).toMatchObject({ stateName: 'Virginia Occidental', party: 'D', wage: 'nay' });
  });
});
