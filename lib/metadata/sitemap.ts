import type { MetadataRoute } from 'next';
import { screenPaths } from '@/lib/addresses/routes';
import { localPaths } from '@/lib/call/local-pages';
import { screenUrl } from '@/lib/config/screen-url';
import { defaultLocale, readyLocales } from '@/lib/i18n/locales';
import { isHidden } from './hidden-from-search';
import { localeUrls } from './metadata';

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
