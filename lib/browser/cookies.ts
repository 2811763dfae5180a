import { localeCookie } from '@/lib/i18n/cookie';
import type { Locale } from '@/lib/i18n/locales';

/** Keeps the language that the visitor chose. */
export function rememberLocale(locale: Locale): void {
  const isSecure = location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${localeCookie(locale)}${isSecure ? '; Secure' : ''}`;
}
