import { expect, test } from 'vitest';
import { publishedDay } from './published-day';

test.each([
  ['Whitehall Ledger, October 27, 2021', 'https://a.example/2021/10/28/x', '2021-10-27'],
  ['Diario, 6 de junio de 2021', 'https://a.example/', '2021-06-06'],
  ['Holland Sentinel, September 2021', 'https://a.example/2361375153869/x', null],
  ['Ledger, October 27', 'https://a.example/', null],
  ['', 'https://a.example/dc/2021/07/19/march/', '2021-07-19'],
  ['', 'https://a.example/voices/2021-07-16-letter', '2021-07-16'],
  ['', 'https://a.example/2021/02/31/x', null],
  ['', 'https://a.example/2021/07/x', null],
  ['', 'https://a.example/?on=/2021/07/19/', null],
])('%j at %s was published on %s', (text, link, day) => {
  expect(publishedDay(text, link)).toBe(day);
});
