import { expect, test } from 'vitest';
import { stateInAddress } from './state-address';

test.each([
  ['/call/WV', 'WV'],
  ['/call/Wv/', 'WV'],
  ['/es/call/west-virginia', 'WV'],
  ['/call/West%20Virginia', 'WV'],
  ['/es/call/Virginia_Occidental', 'WV'],
  ['/call/virginia', 'VA'],
  ['/es/call/Nuevo-M%C3%A9xico', 'NM'],
  ['/call/washington', 'WA'],
  ['/call/washington-dc', 'DC'],
  ['/call/Washington,%20D.C.', 'DC'],
  ['/puerto-rico.html', 'PR'],
  ['/call/25301', 'WV'],
  ['/call/25301-1234', 'WV'],
  ['/call/20001', 'DC'],
  ['/call/96799', 'AS'],
  // in two states, for the military, of another country, of none
  ['/call/86515', null],
  ['/call/09012', null],
  ['/call/96960', null],
  ['/call/99', null],
  ['/call/253', null],
  ['/call/2530', null],
  ['/call/toolkit', null],
  ['/', null],
  ['/call/%E0%A4%A', null],
])('%s means %s', (path, code) => {
  expect(stateInAddress(path)).toBe(code);
});
