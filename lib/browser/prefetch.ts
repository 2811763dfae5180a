import { basePath } from '@/lib/addresses/paths';
import { mayPrefetch } from './network';

const IDLE_TIMEOUT_MS = 2000;

/**
 * Which pages of this site the browser renders before a visitor opens them: those at whose links they seem
 * to aim. Not files, not what opens in a modal or a new tab, and not the page in another language, to which
 * what was typed is handed over at the press.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: `${basePath}/*` },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[hreflang], [target], [aria-haspopup], [data-scripted]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * When the browser is idle, has it render pages of this site ahead; where it does not know how, prefetches
 * the given ones. Not when offline, on 2G or with data saver. Returns a cleanup function.
 */
export function prefetchWhenIdle(hrefs: readonly string[]): () => void {
  function prefetch() {
    if (!mayPrefetch()) return;
    if (HTMLScriptElement.supports?.('speculationrules')) {
      const script = document.createElement('script');
      script.type = 'speculationrules';
      script.textContent = SPECULATION_RULES;
      document.head.append(script);
      return;
    }
    for (const href of hrefs) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = href;
      document.head.append(link);
    }
  }

  if (!window.requestIdleCallback) {
    const timer = setTimeout(prefetch, IDLE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(prefetch, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}
