import { describe, expect, test } from 'vitest';
import { areOfficesOpen, federalHolidays, nextOpening } from './office-hours';

const days = (year: number) =>
  federalHolidays(year).map((day) => new Date(day).toISOString().slice(0, 10));

/** As the Office of Personnel Management lists them (opm.gov, Federal Holidays). */
const listed = {
  2021: '2021-01-01 2021-01-18 2021-02-15 2021-05-31 2021-06-18 2021-07-05 2021-09-06 2021-10-11 2021-11-11 2021-11-25 2021-12-24',
  2022: '2021-12-31 2022-01-17 2022-02-21 2022-05-30 2022-06-20 2022-07-04 2022-09-05 2022-10-10 2022-11-11 2022-11-24 2022-12-26',
  2023: '2023-01-02 2023-01-16 2023-02-20 2023-05-29 2023-06-19 2023-07-04 2023-09-04 2023-10-09 2023-11-10 2023-11-23 2023-12-25',
  2026: '2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-07-03 2026-09-07 2026-10-12 2026-11-11 2026-11-26 2026-12-25',
};

test.each(Object.entries(listed))('the eleven federal holidays of %s', (year, list) => {
  expect(days(Number(year))).toEqual(list.split(' '));
});

describe('the offices', () => {
  test.each([
    // a Monday in summer, four hours behind UTC
    ['2021-08-02T08:59:59-04:00', false, '2021-08-02T13:00:00.000Z'],
    ['2021-08-02T09:00:00-04:00', true, '2021-08-03T13:00:00.000Z'],
    ['2021-08-02T16:59:59-04:00', true, '2021-08-03T13:00:00.000Z'],
    ['2021-08-02T17:00:00-04:00', false, '2021-08-03T13:00:00.000Z'],
    // a Tuesday in winter, five hours behind
    ['2021-01-12T08:59:59-05:00', false, '2021-01-12T14:00:00.000Z'],
    ['2021-01-12T09:00:00-05:00', true, '2021-01-13T14:00:00.000Z'],
    ['2021-01-12T16:59:59-05:00', true, '2021-01-13T14:00:00.000Z'],
    ['2021-01-12T17:00:00-05:00', false, '2021-01-13T14:00:00.000Z'],
    // the weekend in which the clocks go forward, and the days beside it
    ['2021-03-12T16:59:00-05:00', true, '2021-03-15T13:00:00.000Z'],
    ['2021-03-12T17:00:00-05:00', false, '2021-03-15T13:00:00.000Z'],
    ['2021-03-14T12:00:00-04:00', false, '2021-03-15T13:00:00.000Z'],
    ['2021-03-15T09:00:00-04:00', true, '2021-03-16T13:00:00.000Z'],
    ['2021-03-15T08:30:00-04:00', false, '2021-03-15T13:00:00.000Z'],
    // the weekend in which they go back
    ['2021-11-05T17:00:00-04:00', false, '2021-11-08T14:00:00.000Z'],
    ['2021-11-07T12:00:00-05:00', false, '2021-11-08T14:00:00.000Z'],
    ['2021-11-08T08:59:00-05:00', false, '2021-11-08T14:00:00.000Z'],
    ['2021-11-08T09:00:00-05:00', true, '2021-11-09T14:00:00.000Z'],
    // holidays in their own right and as observed, and the days after
    ['2021-07-05T12:00:00-04:00', false, '2021-07-06T13:00:00.000Z'],
    ['2021-06-18T12:00:00-04:00', false, '2021-06-21T13:00:00.000Z'],
    ['2021-11-25T12:00:00-05:00', false, '2021-11-26T14:00:00.000Z'],
    ['2021-12-23T18:00:00-05:00', false, '2021-12-27T14:00:00.000Z'],
    ['2021-12-31T12:00:00-05:00', false, '2022-01-03T14:00:00.000Z'],
    // the next day elsewhere, still the same evening in Washington
    ['2021-08-03T02:00:00Z', false, '2021-08-03T13:00:00.000Z'],
  ])('at %s are open: %s, and next open at %s', (moment, isOpen, next) => {
    expect(areOfficesOpen(new Date(moment))).toBe(isOpen);
    expect(nextOpening(new Date(moment)).toISOString()).toBe(next);
  });

  test('are open at noon on every day of 2021 that is neither weekend nor holiday', () => {
    const closed = new Set([...days(2021), '2021-12-31']);
    for (let day = Date.UTC(2021, 0, 1); day < Date.UTC(2022, 0, 1); day += 86_400_000) {
      const noon = new Date(day + 17 * 3_600_000);
      const isWeekend = [0, 6].includes(noon.getUTCDay());
      const isHoliday = closed.has(noon.toISOString().slice(0, 10));
      expect(areOfficesOpen(noon), noon.toISOString()).toBe(!isWeekend && !isHoliday);
      expect(areOfficesOpen(nextOpening(noon))).toBe(true);
      expect(areOfficesOpen(new Date(nextOpening(noon).getTime() - 1))).toBe(false);
    }
  });
});
