import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';

function addressWith(hash: string): string {
  return `${location.pathname}${location.search}${hash}`;
}

export const currentAddress = (): string => location.href;

export const pageOrigin = (): string => location.origin;

export function canonicalAddress(): string | null {
  return document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? null;
}

/** Adds a history entry. False where the browser refuses, as WebKit does after 100 in 30 s. */
export function pushStep(hash: string): boolean {
  return isAllowed(() => history.pushState(null, '', addressWith(hash)));
}

export function replaceHash(hash: string): void {
  isAllowed(() => history.replaceState(history.state, '', addressWith(hash)));
}

export function replaceQuery(query: string): void {
  if (query === location.search) return;
  const address = `${location.pathname}${query}${location.hash}`;
  isAllowed(() => history.replaceState(history.state, '', address));
}

/** Changes the history. False where the browser refuses; then only the address is out of date. */
function isAllowed(change: () => void): boolean {
  try {
    change();
    return true;
  } catch {
    return false;
  }
}

/** The locale of the current address; the default one on the server. */
export function addressLocale(): Locale {
  if (typeof location === 'undefined') return defaultLocale;
  return locales.find((locale) => location.pathname.split('/').includes(locale)) ?? defaultLocale;
}
