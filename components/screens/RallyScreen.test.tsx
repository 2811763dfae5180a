import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { screenMetadata } from '@/lib/metadata/metadata';
import { siteMap } from '@/lib/metadata/sitemap';
import { rallyKeys, rallyParts } from '@/lib/rally/rally-parts';
import { changeContent } from '@/tests/support/content';
import { renderIn } from '@/tests/support/renderIn';
import { RallyScreen } from './RallyScreen';

const part = (key: string) => document.querySelector(`[aria-labelledby="${key}-title"]`);

describe.each(['en', 'es'] as const)('the %s rally card', (locale) => {
  test('says of each part who wrote it, who reviewed it and when', () => {
    renderIn(locale, <RallyScreen locale={locale} />);
    const parts = rallyParts(loadContent(locale).values);
    expect(parts).toHaveLength(rallyKeys.length);
    const date = locale === 'en' ? 'October 20, 2021' : '20 de octubre de 2021';
    for (const { key, part: written } of parts) {
      expect(part(key)?.querySelector('div')).toContainHTML(written.text);
      for (const words of [written.source, written.reviewed_by, date]) {
        expect(part(key)).toHaveTextContent(words);
      }
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

test('English stands in for a part that Spanish lacks, and says so', () => {
  changeContent('es', { rally_rights: undefined });
  renderIn('es', <RallyScreen locale="es" />);
  expect(part('rally_rights')?.querySelector('div[lang="en-US"]')).toHaveTextContent(
    'First sentence',
  );
  expect(part('rally_rights')?.querySelector('h3')).toHaveTextContent('Conozca sus derechos');
});

describe('an empty card', () => {
  test('shows the next event and the switchboard, and nothing that is not there', () => {
    for (const key of rallyKeys) changeContent('en', { [key]: undefined });
    renderIn('en', <RallyScreen locale="en" />);
    expect(screen.getByRole('main')).toHaveTextContent('Monday, July 20, 2099');
    expect(document.querySelectorAll('main h3')).toHaveLength(0);
    const dialled = [...document.querySelectorAll('main a[href^="tel:"]')];
    expect(dialled.map((a) => a.textContent)).toEqual(['Capitol switchboard (202) 224-3121']);
  });

  test('is found once it has something of its own', () => {
    expect(screenMetadata('en', '/rally').robots).toBeUndefined();
    expect(siteMap().filter(({ url }) => url.endsWith('/rally'))).toHaveLength(2);
  });
});
