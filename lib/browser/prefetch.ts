import { basePath } from '@/lib/addresses/paths';
import { mayPrefetch } from './network';

const IDLE_TIMEOUT_MS = 2000;

/**
 * Which pages the browser renders ahead: those at whose links a visitor seems to aim. Not files, modals, new
 * tabs, nor the other language, to which what was typed is handed over at the press.
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
 * When idle, has the browser render pages ahead or, where it cannot, prefetches the given ones; not offline,
 * on 2G or with data saver. Returns a cleanup function.
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
