import { screenHref } from '@/lib/addresses/paths';
import type { ScreenPath } from '@/lib/addresses/routes';
import { targetsKind } from '@/lib/config/targets';
import type { Locale } from '@/lib/i18n/locales';

/**
 * The call page to keep for a visitor: the state’s or target’s own that they are on, else that of the state
 * that they chose, else everybody’s. Rejects where the table of states does not load.
 */
export async function pageToCache(locale: Locale, path: ScreenPath): Promise<string> {
  if (path.startsWith('/call/')) return screenHref(locale, path);
  const own =
    !process.env.WITHOUT_SENATORS && targetsKind() === 'us-senators'
      ? (await import('@/lib/call/visitor-page')).visitorPagePath()
      : null;
  return screenHref(locale, own ?? '/call');
}
