import { expect, test } from 'vitest';
import { displayDays } from './named-days';

const season = { starts: '2021-07-12', ends: '2021-08-08' };

test.each([
  ['October 24', '2021-10-24', '2021-10-24'],
  [' July 5 ', '2021-07-05', '2021-07-05'],
  ['24 de octubre', '2021-10-24', '2021-10-24'],
  ['July 27–31', '2021-07-27', '2021-07-31'],
  ['July 27 - 31', '2021-07-27', '2021-07-31'],
  ['27–31 de julio', '2021-07-27', '2021-07-31'],
  ['July 27 – August 2', '2021-07-27', '2021-08-02'],
  ['27 de julio – 2 de agosto', '2021-07-27', '2021-08-02'],
  ['Oct 24', '2021-10-24', '2021-10-24'],
  ['20 de sep', '2021-09-20', '2021-09-20'],
  ['Sunday, October 24', '2021-10-24', '2021-10-24'],
  ['domingo 24 de octubre', '2021-10-24', '2021-10-24'],
  ['October 24, 2022', '2022-10-24', '2022-10-24'],
  ['July 27 – August 2, 2022', '2022-07-27', '2022-08-02'],
  ['24 de octubre de 2022', '2022-10-24', '2022-10-24'],
])('%s in the season of 2021 is %s to %s', (text, first, last) => {
  expect(displayDays(text, season)).toEqual({ first, last });
});

test.each([
  '',
  'Soon',
  'February 30',
  'October 0',
  'Octember 3',
  'July 31–27',
  '24 October',
  'Before October 24',
])('%s names no day that we can be sure of', (text) => {
  expect(displayDays(text, season)).toBeNull();
});

test.each([
  ['December 20', '2026-12-20', '2026-12-20'],
  ['January 5', '2027-01-05', '2027-01-05'],
  ['5 de enero', '2027-01-05', '2027-01-05'],
  ['November 20', '2026-11-20', '2026-11-20'],
  ['March 1', '2027-03-01', '2027-03-01'],
  ['December 28 – January 3', '2026-12-28', '2027-01-03'],
  ['December 28 – January 3, 2027', '2026-12-28', '2027-01-03'],
  ['December 28, 2025 – January 3', '2025-12-28', '2026-01-03'],
])('%s in a season over New Year is %s to %s', (text, first, last) => {
  const overNewYear = { starts: '2026-12-01', ends: '2027-01-31' };
  expect(displayDays(text, overNewYear)).toEqual({ first, last });
});
