import { expect, test } from 'vitest';
import { referralCodeIn, withReferralCode } from './referral-code';

test.each([
  ['?source=kairos-center', 'kairos-center'],
  ['?ref=CWA_2026', 'CWA_2026'],
  ['?utm=a&ref=b&source=c', 'c'],
  ['?source=&ref=b', 'b'],
  ['?source=<script>&ref=b', 'b'],
  ['?source=-x', null],
  ['?source=a b', null],
  [`?source=${'x'.repeat(40)}`, 'x'.repeat(40)],
  [`?source=${'x'.repeat(41)}`, null],
  ['?source=%C3%B1', null],
  ['?sources=a', null],
  ['', null],
])('the query %s has the code %s', (query, code) => {
  expect(referralCodeIn(query)).toBe(code);
});

test.each([
  ['https://a.example', null, 'https://a.example'],
  ['https://a.example/call?a=1#zip', 'x', 'https://a.example/call?a=1&source=x#zip'],
])('%s with the code %s is %s', (address, code, expected) => {
  expect(withReferralCode(address, code)).toBe(expected);
});
