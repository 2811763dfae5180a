import type { ScreenPath } from '@/lib/addresses/routes';
import { config } from '@/lib/config/config';
import { hasCalls } from '@/lib/config/targets';
import { loadContent } from '@/lib/content/load';
import { type Locale, readyLocales } from '@/lib/i18n/locales';
import { hasRallyCard } from '@/lib/rally/rally-parts';

/** True for a screen that is kept out of search engines and the sitemap. */
export function isHidden(locale: Locale, path: ScreenPath): boolean {
  return (
    config.isDraft ||
    !readyLocales.includes(locale) ||
    path === '/test' ||
    // what searches find is the whole toolkit
    path.startsWith('/toolkit/') ||
    (path === '/scoreboard' && !config.features.scoreboard) ||
    (path === '/call' && !hasCalls()) ||
    (path === '/rally' && !hasRallyCard(loadContent(locale).values))
  );
}

export const hiddenFromSearch = { index: false, follow: true };
