import { screenHref } from '@/lib/addresses/paths';
import type { ScreenPath } from '@/lib/addresses/routes';
import { targetsKind } from '@/lib/config/targets';
import type { Locale } from '@/lib/i18n/locales';

/** The visitor’s local page, else the one for all. Rejects where the states do not load. */
export async function pageToCache(locale: Locale, path: ScreenPath): Promise<string> {
  if (path.startsWith('/call/')) return screenHref(locale, path);
  const own =
    !process.env.WITHOUT_SENATORS && targetsKind() === 'us-senators'
      ? (await import('@/lib/call/visitor-page')).visitorPagePath()
      : null;
  return screenHref(locale, own ?? '/call');
}
