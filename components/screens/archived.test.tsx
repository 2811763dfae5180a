import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderIn } from '@/tests/support/renderIn';

await vi.hoisted(async () => {
  const { copyBundle, setAt } = await import('@/tests/support/bundle');
  const dir = copyBundle();
  setAt(dir, 'campaign.json', 'isArchived', true);
  vi.stubEnv('CONTENT_DIR', dir);
  const { publicConfig } = await import('@/lib/public-config');
  publicConfig.isArchived = true;
  vi.stubEnv('NEXT_PUBLIC_CALL_HOST', 'https://calls.example');
});

const { CallScreen } = await import('./CallScreen');

describe('an archived site', () => {
  test.each([
    ['en', 'This site has been archived.', 'Go to the Poor People’s Campaign'],
    ['es', 'Este sitio está archivado.', 'Ir a la Campaña de la Gente Pobre'],
  ] as const)('says so on its pages, in %s, with the way to the movement', (locale, name, link) => {
    renderIn(locale, <CallScreen locale={locale} />);
    const notice = screen.getByRole('complementary', { name });
    expect(within(notice).getByRole('link', { name: link })).toHaveAttribute(
      'href',
      'https://www.poorpeoplescampaign.org/',
    );
  });

  test('has a sentence where the call form was, though there is a host', () => {
    renderIn('en', <CallScreen locale="en" />);
    expect(screen.getByText(/^The calling form is closed\./)).toBeVisible();
    expect(screen.getByRole('link', { name: '(202) 224-3121' })).toBeVisible();
  });
});
