import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { renderIn } from '@/tests/support/renderIn';
import { Footer } from './Footer';

const year = new Date().getUTCFullYear();

test.each([
  ['en', `© ${year} Season of Nonviolent Moral Direct Action, July 12 – August 8, 2021`],
  [
    'es',
    `© ${year} Temporada de acción directa moral no violenta, 12 de julio – 8 de agosto de 2021`,
  ],
] as const)(
  'the footer in %s has this year, the press address and where to follow',
  (locale, copyright) => {
    const { container } = renderIn(locale, <Footer content={loadContent(locale)} path="/" />);
    expect(screen.getByText(copyright)).toBeVisible();
    const press = screen.getByRole('link', { name: 'press@season.example.org' });
    expect(press).toHaveAttribute('href', 'mailto:press@season.example.org');
    expect(container).not.toHaveTextContent(/[{}]/);
    const networks = screen.getAllByRole('link', { name: /^(Instagram|Facebook|Twitter)$/ });
    expect(networks.map((link) => (link as HTMLAnchorElement).host)).toEqual([
      'www.instagram.com',
      'www.facebook.com',
      'twitter.com',
    ]);
  },
);
