import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HomeScreen } from '@/components/screens/HomeScreen';
import { ToolkitScreen } from '@/components/screens/ToolkitScreen';
import { localePath } from '@/lib/addresses/routes';
import { loadContent } from '@/lib/content/load';
import { type Locale, languages, otherLocales } from '@/lib/i18n/locales';
import { renderIn } from '@/tests/support/renderIn';
import { Header } from './Header';

const menu = () => screen.getByRole('group');

test.each([
  ['en', '/'],
  ['es', '/es'],
] as const)('the header in %s leads home to %s from its logo', (locale, href) => {
  renderIn(locale, <Header content={loadContent(locale)} path="/call" />);
  const name = {
    en: 'Season of Nonviolent Moral Direct Action, July\u00a012\u00a0– August\u00a08,\u00a02021: home',
    es: 'Temporada de acción directa moral no violenta, 12\u00a0de\u00a0julio\u00a0– 8\u00a0de\u00a0agosto\u00a0de\u00a02021: inicio',
  }[locale];
  expect(screen.getByRole('img', { name }).closest('a')).toHaveAttribute('href', href);
});

test.each<[Locale, Locale, string]>([
  ['en', 'es', 'es-ES'],
  ['es', 'en', 'en-US'],
])('the header in %s offers %s, in capitals', (locale, other, lang) => {
  renderIn(locale, <Header content={loadContent(locale)} path="/call" />);
  const links = within(menu()).getAllByRole('link', { hidden: true });
  expect(links).toHaveLength(otherLocales(locale).length);
  const name = `${other.toUpperCase()} ${languages[other].name}`;
  const link = within(menu()).getByRole('link', { name, hidden: true });
  expect(link).toHaveAttribute('href', localePath(other, '/'));
  expect(link).toHaveAttribute('lang', lang);
  expect(link).toHaveAttribute('hreflang', lang);
});

test('the header of an error page, which has no twin, leads home only', () => {
  renderIn('en', <Header content={loadContent('en')} path={null} />);
  expect(screen.queryByRole('link', { name: 'Esta página en español' })).not.toBeInTheDocument();
  expect(menu()).toBeInTheDocument();
});

test.each([
  ['/toolkit', ToolkitScreen, '/art/wordmark-es-light.svg'],
  ['/', HomeScreen, '/art/wordmark-es.svg'],
])('the header on %s wears its logo', (_path, Screen, src) => {
  renderIn('es', <Screen locale="es" />);
  expect(within(screen.getByRole('banner')).getByRole('img')).toHaveAttribute('src', src);
});
