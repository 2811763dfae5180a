import { expect, test } from 'vitest';
import { localeCookie } from './cookie';

test('the locale cookie is kept for 365 days on the whole site', () => {
  expect(localeCookie('es')).toBe('i18n_redirected=es; Max-Age=31536000; Path=/; SameSite=Lax');
});
