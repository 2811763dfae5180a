import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderIn } from '@/tests/support/renderIn';

await vi.hoisted(async () => {
  const { tempFolder } = await import('@/tests/support/temp-folder');
  const { writeVolumeBundle } = await import('@/tests/support/write-volume-bundle');
  const dir = tempFolder();
  writeVolumeBundle(dir);
  vi.stubEnv('CONTENT_DIR', dir);
});

const { loadContent } = await import('@/lib/content/load');
const { LivestreamSection } = await import('./LivestreamSection');
const { NewsSection } = await import('./NewsSection');
const { PartnersSection } = await import('./PartnersSection');

describe('a movement of 270 partners, 60 livestreams and 100 letters', () => {
  const edition = loadContent('en');

  test('names each partner once', () => {
    renderIn('en', <PartnersSection {...edition} />);
    const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    const wanted = new Set(edition.content.partners.map(({ name }) => name));
    expect(edition.content.partners).toHaveLength(270);
    expect(shown).toEqual([...wanted]);
    expect(screen.getByRole('button', { name: `Show all (${wanted.size})` })).toBeVisible();
  });

  test('has every letter to the editor in the page', () => {
    renderIn('en', <NewsSection {...edition} />);
    const letters = screen
      .getByRole('button', { name: 'Show all (100)' })
      .closest('[data-expanded]');
    expect(within(letters as HTMLElement).getAllByRole('link')).toHaveLength(100);
  });

  test('has every livestream in the page, one of them on top', () => {
    renderIn('en', <LivestreamSection {...edition} />);
    const visible = edition.content.livestreams.filter((livestream) => livestream.visible);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(visible.length);
    expect(screen.getByRole('button', { name: `Show all (${visible.length - 1})` })).toBeVisible();
  });
});
