import { expect, test } from 'vitest';
import { callFormEvent, routeName, shareEvent } from './events';

test.each([
  ['en', '/', 'index___en'],
  ['en', '/call', 'call___en'],
] as const)('in %s the route of %s is %s', (locale, path, name) => {
  expect(routeName(locale, path)).toBe(name);
});

test('events carry the route they happened on', () => {
  expect(callFormEvent('call___es')).toBe('call_form_call___es');
  expect(shareEvent('twitter', 'index___en')).toBe('twitter_share_button_index___en');
  expect(shareEvent('facebook', 'index___en')).toBe('facebook_share_button_index___en');
  expect(shareEvent('telegram', 'call___es')).toBe('telegram_share_button_call___es');
  expect(shareEvent('email', 'index___en')).toBeNull();
});
