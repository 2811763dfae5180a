import { expect, test } from 'vitest';
import { trafficSource } from './traffic-source.browser';

test.each([
  ['https://t.co/abc', '', 'twitter'],
  ['https://twitter.com/UniteThePoor', '', 'twitter'],
  ['https://mobile.twitter.com/', '', 'twitter'],
  ['https://x.com/', '', 'twitter'],
  ['https://www.facebook.com/', '', 'facebook'],
  ['https://l.facebook.com/l.php?u=x', '', 'facebook'],
  ['https://www.instagram.com/', '', 'instagram'],
  ['', '?email_referrer=action-network', 'email'],
  ['', '', 'direct'],
  ['', '?utm_source=email', 'direct'],
  ['https://netflix.com/', '', 'direct'],
  ['https://notfacebook.com/', '', 'direct'],
  ['https://example.org/?u=facebook.com', '', 'direct'],
  ['https://example.org/', '?email_referrer=x', 'direct'],
  ['about:client', '', 'direct'],
  ['no address', '', 'direct'],
])('from "%s" with "%s" is %s', (referrer, query, source) => {
  expect(trafficSource(referrer, query)).toBe(source);
});
