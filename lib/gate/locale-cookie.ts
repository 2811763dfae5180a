import { basePath } from '@/lib/addresses/paths';
import { storeForVisit } from '@/lib/browser/storage';
import type { StoredKey } from '@/lib/browser/stored-keys';

const COOKIE = 'i18n_redirected' satisfies StoredKey;
const MAX_AGE_S = 365 * 24 * 60 * 60;

function hasLocaleCookie(): boolean {
  return document.cookie.includes(`${COOKIE}=`);
}

function rememberLocale(locale: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${COOKIE}=${locale}; Max-Age=${MAX_AGE_S}; Path=/; SameSite=Lax${secure}`;
}

export function rememberChosenLocale(): void {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (link) rememberLocale(link.hreflang.slice(0, 2));
  });
}

/**
 * Redirects a first-time visitor at the root to /es, once, if their browser prefers Spanish to English; true
 * when the page is about to change. Never where the cookie cannot be stored, nor from another page of this
 * site, since that was a choice. Keeps the referrer for the traffic counter.
 */
export function redirectToSpanish(): boolean {
  if (location.pathname.replace(/\/$/, '') !== basePath || hasLocaleCookie()) return false;
  if (document.referrer.startsWith(`${location.origin}${basePath}/`)) return false;
  const preferred = navigator.languages.find((each) => /^(en|es)\b/i.test(each));
  if (!/^es/i.test(preferred ?? '')) return false;
  rememberLocale('es');
  if (!hasLocaleCookie()) return false;
  document.documentElement.dataset.leaving = '';
  storeForVisit('referrer', document.referrer);
  location.replace(`${basePath}/es${location.search}${location.hash}`);
  return true;
}
