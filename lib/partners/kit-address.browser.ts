import { replaceHash } from '@/lib/browser/history';
import { wellFormed } from '@/lib/lettering/limited-text';

const MARK = '#for=';

/** The name of the group whose kit the address opens; empty without one. */
export function readGroup(): string {
  if (!location.hash.startsWith(MARK)) return '';
  try {
    return decodeURIComponent(location.hash.slice(MARK.length));
  } catch {
    return '';
  }
}

/** Puts the group into the address, without a step in the history. */
export function writeGroup(name: string): void {
  replaceHash(hashOf(name));
}

const hashOf = (name: string) => name && MARK + encodeURIComponent(wellFormed(name));

/**
 * Calls `onName` when the address is led to another group’s kit, and has the links to this page in other
 * languages open this group’s. Returns a cleanup function.
 */
export function followAddress(onName: (name: string) => void, name: () => string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('hashchange', () => readGroup() && onName(readGroup()), { signal });
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
      if (link && /\/partners$/.test(link.pathname)) link.hash = hashOf(name());
    },
    { signal, capture: true },
  );
  return () => controller.abort();
}
