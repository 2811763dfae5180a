import { describe, expect, test } from 'vitest';
import { withFields } from '@/lib/browser/forms';
import { partnerCodes } from '@/lib/share/partner-codes';
import { choiceOf, type PrintPlace, pageOfPlace, printedFor } from './choice';

const partners = partnerCodes([{ name: 'MoveOn' }, { name: 'Red Letter Christians' }]);
const place: PrintPlace = {
  id: 'wv',
  name: 'West Virginia',
  names: 'Manchin and Capito',
  contacts: [],
  note: null,
};
const nothing = { languages: '', sheet: '', place: '', group: '' };
const about = (choice: Partial<typeof nothing>, query = '') =>
  printedFor({ ...nothing, ...choice }, query, [place], partners);

describe('what the sheets are about', () => {
  test.each([
    ['nothing', {}, '', { place: null, group: '', code: null }],
    ['a state', { place: 'wv' }, '', { place, group: '', code: null }],
    ['no state that has no page', { place: 'zz' }, '', { place: null, group: '', code: null }],
    ['a partner', { group: 'MoveOn' }, '', { place: null, group: 'MoveOn', code: 'moveon' }],
    [
      'a partner, however it is typed',
      { group: ' red letter christians ' },
      '',
      { place: null, group: 'Red Letter Christians', code: 'red-letter-christians' },
    ],
    ['another group', { group: 'Grace' }, '', { place: null, group: 'Grace', code: 'grace' }],
    ['a name without a code', { group: '希望' }, '', { place: null, group: '希望', code: null }],
    ['a partner’s link', {}, '?source=moveon', { place: null, group: 'MoveOn', code: 'moveon' }],
    ['another’s link', {}, '?ref=choir', { place: null, group: '', code: 'choir' }],
    [
      'what is typed, rather than a link',
      { group: 'Grace' },
      '?source=moveon',
      { place: null, group: 'Grace', code: 'grace' },
    ],
  ])('is %s', (_, choice, query, printed) => {
    expect(about(choice, query)).toEqual(printed);
  });

  test('has a page of its own, and a QR code that leads to it', () => {
    const call = { url: 'https://season.example.org/es/call', qr: '' };
    expect(pageOfPlace(call, place, 'es')).toEqual({
      url: 'https://season.example.org/es/call/wv',
      qr: '/es/call/qr/wv.svg',
    });
  });
});

describe('the choice in the address', () => {
  test('comes back as it was', () => {
    const choice = { languages: 'both', sheet: 'flyer', place: 'wv', group: 'Grace & Peace' };
    const query = withFields('', choice);
    expect(choiceOf(new URLSearchParams(query))).toEqual(choice);
  });

  test('leaves the rest of the query', () => {
    expect(withFields('?source=choir&place=wv', nothing)).toBe('?source=choir');
    expect(withFields('?place=wv', nothing)).toBe('');
  });
});
