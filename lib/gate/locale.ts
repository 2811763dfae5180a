import { CAME_FROM, keepForVisit } from '@/lib/browser/storage';
import { basePath } from '@/lib/paths';

/** The cookie that keeps the visitor's language (spec.md section 9, Locales). */
const COOKIE = 'i18n_redirected';
const KEPT_S = 365 * 24 * 60 * 60;

function hasLocaleCookie(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${COOKIE}=`));
}

function rememberLocale(locale: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${COOKIE}=${locale}; Max-Age=${KEPT_S}; Path=/; SameSite=Lax${secure}`;
}

/** Keeps the language of every link to a page in another language that is pressed. */
export function rememberChosenLocale(): void {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (link) rememberLocale(link.hreflang.slice(0, 2));
  });
}

/**
 * Sends a visitor who opens the root for the first time, and prefers Spanish to English, to /es, once:
 * true when the page is about to go. Nobody is moved where the cookie cannot be kept, nor on the way
 * from another page of ours: that was a choice. The referrer is kept for the counter.
 */
export function redirectToSpanish(): boolean {
  if (location.pathname.replace(/\/$/, '') !== basePath || hasLocaleCookie()) return false;
  if (document.referrer.startsWith(`${location.origin}${basePath}/`)) return false;
  const preferred = navigator.languages.find((each) => /^(en|es)\b/i.test(each));
  if (!/^es/i.test(preferred ?? '')) return false;
  rememberLocale('es');
  if (!hasLocaleCookie()) return false;
  document.documentElement.dataset.leaving = '';
  keepForVisit(CAME_FROM, document.referrer);
  location.replace(`${basePath}/es${location.search}${location.hash}`);
  return true;
}
