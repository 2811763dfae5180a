import type { MetadataRoute } from 'next';
import { type ScreenPath, screenPaths } from '@/lib/addresses/routes';
import { localPaths } from '@/lib/call/local-pages';
import { config } from '@/lib/config/config';
import { screenUrl } from '@/lib/config/screen-url';
import { hasCalls } from '@/lib/config/targets';
import { loadContent } from '@/lib/content/load';
import { defaultLocale, type Locale, readyLocales } from '@/lib/i18n/locales';
import { hasRallyCard } from '@/lib/rally/rally-parts';

export const localeUrls = (path: ScreenPath): Record<string, string> =>
  Object.fromEntries(readyLocales.map((locale) => [locale, screenUrl(locale, path)]));

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

export function siteMap(): MetadataRoute.Sitemap {
  return [...screenPaths, ...localPaths()]
    .filter((path) => !isHidden(defaultLocale, path))
    .flatMap((path) =>
      readyLocales.map((locale) => ({
        url: screenUrl(locale, path),
        alternates: { languages: localeUrls(path) },
      })),
    );
}
