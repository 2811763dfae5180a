import { expect, test } from 'vitest';
import { localePath } from '@/lib/addresses/routes';
import { htmlLangs, locales, readyLocales } from '@/lib/i18n/locales';
import { pages, pngSize, statePages } from '@/tests/support/e2e-pages';
import { stringsOf } from '@/tests/support/e2e-strings';
import { attributes, exported, site } from './exported-site';

test('the site map, named by robots.txt, lists the public pages, each with its twins', () => {
  const entries = exported.text('sitemap.xml').split('<url>').slice(1);
  const listed = entries.map((entry) => {
    const twins = entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g);
    const [, address] = /<loc>([^<]*)<\/loc>/.exec(entry) ?? [];
    return [address, ...Array.from(twins, ([, lang, href]) => `${lang}: ${href}`)].join(', ');
  });
  const screens = pages.filter(({ isHidden }) => !isHidden).map(({ path }) => path);
  const expected = [...new Set(screens), ...statePages.map(({ path }) => path)].flatMap((path) => {
    const own = readyLocales.map((locale) => [locale, site + localePath(locale, path)]);
    const twins = own.map(([locale, address]) => `${locale}: ${address}`);
    return own.map(([, address]) => [address, ...twins].join(', '));
  });
  expect(listed.sort()).toEqual(expected.sort());
  expect(exported.text('robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
});

test.each(locales)('the manifest in %s and every icon are there, in their size', (locale) => {
  const { document } = exported.page(localePath(locale, '/'));
  const [href = ''] = attributes(document, 'link[rel="manifest"]');
  const manifest = JSON.parse(exported.text(href));
  const { site_title: name, short_title: short_name } = stringsOf(locale).content;
  const lang = htmlLangs[locale];
  expect(manifest).toMatchObject({ name, short_name, lang, start_url: localePath(locale, '/') });
  expect(short_name?.length).toBeLessThanOrEqual(12);
  expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable' }));
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = pngSize(exported.read(src));
    expect(`${width}x${height}`, src).toBe(sizes);
  }

  const icons = attributes(document, 'link[rel~="icon"], link[rel="apple-touch-icon"]');
  expect(icons.length).toBeGreaterThan(1);
  const files = [...icons, '/favicon.ico'].map((icon) => icon.replace(/^\/|\?.*$/g, ''));
  expect(files.filter((icon) => !exported.files.has(icon))).toEqual([]);
});

test('nothing of the editor is in the site', () => {
  const texts = [...exported.files].filter((file) =>
    /\.(js|html|css|txt|json|webmanifest)$/.test(file),
  );
  const found = texts.filter((file) =>
    /sveltia|registerCustomFormat|EDITOR_SETTINGS/i.test(exported.text(file)),
  );
  expect(found).toEqual([]);
});
