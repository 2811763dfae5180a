import { describe, expect, test, vi } from 'vitest';
import { locales, screenPaths } from '@/lib/i18n/locales';

vi.hoisted(() => {
  vi.stubEnv('NEXT_PUBLIC_SITE_URL', 'https://season.example.org/');
  vi.stubEnv('CONTENT_DIR', 'content');
});

const { notFoundMetadata, screenMetadata, siteMap, webManifest } = await import('./metadata');

const every = locales.flatMap((locale) => screenPaths.map((path) => [locale, path] as const));

describe('the head of a screen', () => {
  test.each([
    ['en', '/', 'https://season.example.org/'],
    ['en', '/call', 'https://season.example.org/call'],
    ['es', '/', 'https://season.example.org/es'],
    ['es', '/call', 'https://season.example.org/es/call'],
  ] as const)('in %s names %s as %s, and its twin', (locale, path, canonical) => {
    const { alternates, openGraph } = screenMetadata(locale, path);
    const own = path === '/' ? '' : path;
    expect(alternates).toEqual({
      canonical,
      languages: {
        en: `https://season.example.org${own || '/'}`,
        es: `https://season.example.org/es${own}`,
        'x-default': `https://season.example.org${own || '/'}`,
      },
    });
    expect(openGraph).toMatchObject({ url: canonical, type: 'website' });
  });

  test('has a title of its own on every route in every language', () => {
    const titles = every.map(([locale, path]) => screenMetadata(locale, path).title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(screenMetadata('es', '/call').title).toBe(
      'Llame al Senado | Temporada de acción directa moral no violenta',
    );
  });

  test.each(locales)('in %s carries the share card of that language', (locale) => {
    const { openGraph, twitter } = screenMetadata(locale, '/toolkit');
    const picture = { url: `/images/share-${locale}.png`, width: 1200, height: 630 };
    expect(openGraph?.images).toEqual([expect.objectContaining(picture)]);
    expect(twitter).toMatchObject({ card: 'summary_large_image', images: [picture] });
  });

  test.each(every)(
    'in %s on %s keeps search engines away only from what is not public',
    (locale, path) => {
      const isPublic = path !== '/test' && path !== '/scoreboard';
      expect(screenMetadata(locale, path).robots).toEqual(
        isPublic ? undefined : { index: false, follow: true },
      );
    },
  );

  test('of an error page says so and is not for search engines', () => {
    expect(notFoundMetadata('es')).toMatchObject({
      title: '404 - Página no encontrada',
      robots: { index: false },
    });
  });
});

test('the sitemap has every public screen in both languages, and no other', () => {
  expect(siteMap().map(({ url }) => url)).toEqual([
    'https://season.example.org/',
    'https://season.example.org/es',
    'https://season.example.org/call',
    'https://season.example.org/es/call',
    'https://season.example.org/toolkit',
    'https://season.example.org/es/toolkit',
  ]);
});

test('the manifest names the site and has an icon that may be cut', () => {
  expect(webManifest()).toMatchObject({
    name: 'Season of Nonviolent Moral Direct Action',
    start_url: '/',
    icons: expect.arrayContaining([expect.objectContaining({ purpose: 'maskable' })]),
  });
});
