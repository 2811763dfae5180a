import type { MetadataRoute } from 'next';
import { screenHref, withBasePath } from '@/lib/addresses/paths';
import { config } from '@/lib/config/config';
import { loadContent } from '@/lib/content/load';
import { htmlLangs, type Locale } from '@/lib/i18n/locales';

export function webManifest(locale: Locale): MetadataRoute.Manifest {
  const { values } = loadContent(locale);
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: withBasePath(`/icons/${name}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    lang: htmlLangs[locale],
    name: values.site_title,
    ...(values.short_title && { short_name: values.short_title }),
    start_url: screenHref(locale, '/'),
    display: 'browser',
    background_color: config.inks.paper,
    theme_color: config.inks.gold,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
    ],
  };
}
