import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';

/** The page's own address with another hash; without one, the bare page. */
function addressWith(hash: string): string {
  return `${location.pathname}${location.search}${hash}`;
}

/** The whole address, as it is now. */
export function currentAddress(): string {
  return location.href;
}

/** Scheme, host and port of this site. */
export function pageOrigin(): string {
  return location.origin;
}

/** The page's public address, as its head gives it; null on a page that has none. */
export function canonicalAddress(): string | null {
  return document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? null;
}

/**
 * Adds a step to the visitor's history, so that Back has something to undo. False where the browser
 * has had enough of that, as WebKit has of a hundred times in half a minute.
 */
export function pushStep(hash: string): boolean {
  return isAllowed(() => history.pushState(null, '', addressWith(hash)));
}

/** Gives the current step of the history another hash, where the browser lets it. */
export function replaceHash(hash: string): void {
  isAllowed(() => history.replaceState(history.state, '', addressWith(hash)));
}

/** Gives the current step of the history another query, where the browser lets it. */
export function replaceQuery(query: string): void {
  if (query === location.search) return;
  const address = `${location.pathname}${query}${location.hash}`;
  isAllowed(() => history.replaceState(history.state, '', address));
}

/** Does something to the history; where that is refused, it is only the address that is behind. */
function isAllowed(change: () => void): boolean {
  try {
    change();
    return true;
  } catch {
    return false;
  }
}

/** The locale that the address is under. */
export function addressLocale(): Locale {
  if (typeof location === 'undefined') return defaultLocale;
  return locales.find((locale) => location.pathname.split('/').includes(locale)) ?? defaultLocale;
}
