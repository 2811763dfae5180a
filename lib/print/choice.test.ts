import { describe, expect, test } from 'vitest';
import { partnerCodes } from '@/lib/share/partner-codes';
import { type PrintPlace, pageOfPlace, printedFor } from './choice';

const partners = partnerCodes([{ name: 'MoveOn' }]);
const place: PrintPlace = {
  id: 'wv',
  name: 'West Virginia',
  names: 'Manchin and Capito',
  contacts: [],
  note: null,
};
const nothing = { languages: '', sheet: '', place: '', group: '', office: '' };

describe('what the sheets are about', () => {
  test.each([
    ['nothing', {}, '', null, '', null],
    ['a state', { place: 'wv' }, '', place, '', null],
    ['no state that has no page', { place: 'zz' }, '', null, '', null],
    ['a partner', { group: 'MoveOn' }, '', null, 'MoveOn', 'moveon'],
    ['a partner, however typed', { group: ' moveon ' }, '', null, 'MoveOn', 'moveon'],
    ['another group', { group: 'Grace' }, '', null, 'Grace', 'grace'],
    ['a name without a code', { group: '希望' }, '', null, '希望', null],
    ['a partner’s link', {}, '?source=moveon', null, 'MoveOn', 'moveon'],
    ['another’s link', {}, '?ref=choir', null, '', 'choir'],
    ['what is typed, not a link', { group: 'Grace' }, '?source=moveon', null, 'Grace', 'grace'],
  ])('is %s', (_, choice, query, about, group, code) => {
    const printed = printedFor({ ...nothing, ...choice }, query, [place], partners);
    expect(printed).toEqual({ place: about, group, code, office: '' });
  });

  test('is the office that is chosen, or else the link’s', () => {
    const officeOf = (office: string) =>
      printedFor({ ...nothing, office }, '?office=WV-Capito+Beckley', [place], partners).office;
    expect(officeOf('')).toBe('WV-Capito Beckley');
    expect(officeOf('WV-Manchin Fairmont')).toBe('WV-Manchin Fairmont');
  });

  test('has a page of its own, and a QR code that leads to it', () => {
    const call = { url: 'https://season.example.org/es/call', qr: '' };
    expect(pageOfPlace(call, place, 'es')).toEqual({
      url: 'https://season.example.org/es/call/wv',
      qr: '/es/call/qr/wv.svg',
    });
  });
});
