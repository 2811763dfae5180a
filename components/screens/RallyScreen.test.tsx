import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { rallyKeys, rallyParts } from '@/lib/rally/rally-parts';
import { copyBundle, copyWithoutSpanish, setAt, showContent } from '@/tests/support/bundle';
import { renderIn } from '@/tests/support/renderIn';
import { RallyScreen } from './RallyScreen';

async function screensOf(dir: string) {
  showContent(dir);
  vi.resetModules();
  const { withoutScripts: html } = await import('@/tests/support/renderIn');
  const { RallyScreen: Rally } = await import('./RallyScreen');
  const { screenMetadata } = await import('@/lib/metadata/metadata');
  const { siteMap } = await import('@/lib/metadata/sitemap');
  return { Rally, html, screenMetadata, siteMap };
}

function withoutCard(): string {
  const dir = copyBundle();
  for (const locale of ['en', 'es']) {
    for (const key of rallyKeys) setAt(dir, `${locale}/site.json`, key, undefined);
  }
  return dir;
}

describe.each(['en', 'es'] as const)('the %s rally card', (locale) => {
  test('says of each part who wrote it, who reviewed it and when', () => {
    renderIn(locale, <RallyScreen locale={locale} />);
    const parts = rallyParts(loadContent(locale).values);
    expect(parts).toHaveLength(rallyKeys.length);
    for (const { key, part } of parts) {
      const section = document.querySelector(`[aria-labelledby="${key}-title"]`);
      expect(section?.querySelector('div')).toContainHTML(part.text);
      expect(section).toHaveTextContent(part.source);
      expect(section).toHaveTextContent(part.reviewed_by);
      expect(section).toHaveTextContent(
        locale === 'en' ? 'October 20, 2021' : '20 de octubre de 2021',
      );
    }
  });

  test('dials its numbers, and says that rights are no legal advice', () => {
    renderIn(locale, <RallyScreen locale={locale} />);
    for (const digits of ['3045550142', '3045550143', '2022243121']) {
      expect(document.querySelector(`a[href$="${digits}"]`)?.getAttribute('href')).toMatch(/^tel:/);
    }
    const advice = locale === 'en' ? /not legal advice/ : /No es asesoría legal/;
    expect(screen.getAllByText(advice)).toHaveLength(2);
  });
});

test('English stands in for a part that Spanish lacks, and says so', async () => {
  const { Rally, html } = await screensOf(copyWithoutSpanish(['rally_rights']));
  const page = html('es', <Rally locale="es" />);
  const section = page.querySelector('[aria-labelledby="rally_rights-title"]');
  expect(section?.querySelector('div[lang="en-US"]')?.textContent).toContain('First sentence');
  expect(section?.querySelector('h3')?.textContent).toBe('Conozca sus derechos');
});

describe('a card that nobody has filled in', () => {
  test('shows the next event and the switchboard, and nothing that is not there', async () => {
    const { Rally, html } = await screensOf(withoutCard());
    const page = html('en', <Rally locale="en" />);
    expect(page.querySelector('main')?.textContent).toContain('Monday, July 20, 2099');
    expect(page.querySelectorAll('main h3')).toHaveLength(0);
    expect([...page.querySelectorAll('main a[href^="tel:"]')].map((a) => a.textContent)).toEqual([
      'Capitol switchboard (202) 224-3121',
    ]);
  });

  test('is found once it has something of its own', async () => {
    const { screenMetadata, siteMap } = await screensOf(copyBundle());
    expect(screenMetadata('en', '/rally').robots).toBeUndefined();
    expect(siteMap().filter(({ url }) => url.endsWith('/rally'))).toHaveLength(2);
  });
});
