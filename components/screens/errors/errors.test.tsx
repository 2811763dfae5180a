import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { ErrorScreen } from './ErrorScreen';
import { RootErrorFallback } from './RootErrorFallback';

beforeEach(newVisit);

const badGateway = Object.assign(new Error('Bad gateway'), { statusCode: 502 });

test.each([
  ['en', badGateway, '502 - Something went wrong', '/'],
  ['en', new Error("Failed to execute 'removeChild'"), '500 - Something went wrong', '/'],
  ['es', new Error('It broke'), '500 - Algo salió mal', '/es'],
] as const)(
  'a page that failed in %s says so, never what the error says, and leads home: %s',
  (locale, error, name, href) => {
    renderIn(locale, <ErrorScreen error={error} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  },
);

test.each([
  ['/call', 'en-US', 'An error occurred while showing the error page', 'Go back to home', '/'],
  ['/es/x', 'es-ES', 'Ocurrió un error al mostrar la página de error', 'Volver al inicio', '/es'],
])(
  'when the error page itself fails on %s, a bare page says so',
  (path, lang, words, home, href) => {
    history.replaceState(null, '', path);
    const html = renderToStaticMarkup(<RootErrorFallback />);
    const bare = new DOMParser().parseFromString(html, 'text/html');
    expect(bare.documentElement.lang).toBe(lang);
    expect(bare.title).toBe(words);
    expect(bare.querySelector('h1')?.textContent).toBe(words);
    const link = bare.querySelector('a');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([home, href]);
  },
);
