import { type RenderResult, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ContentProvider } from '@/components/providers/ContentProvider';
import { loadClientContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';

const withProviders = (locale: Locale, ui: ReactNode) => (
  <NextIntlClientProvider locale={locale} messages={messagesOf(locale)} timeZone="America/New_York">
    <ContentProvider data={loadClientContent(locale)}>{ui}</ContentProvider>
  </NextIntlClientProvider>
);

/** Renders a part of the site with the real strings of a locale. */
export function renderIn(locale: Locale, ui: ReactElement): RenderResult {
  return render(ui, { wrapper: ({ children }) => withProviders(locale, children) });
}

/** The part as a browser without scripts reads it in the exported page. */
export function withoutScripts(locale: Locale, ui: ReactElement): Document {
  const html = renderToStaticMarkup(withProviders(locale, ui));
  return new DOMParser().parseFromString(html, 'text/html');
}

/** Puts the part's HTML into the page as the export has it. Returns a function that hydrates it. */
export function serverRenderIn(locale: Locale, ui: ReactElement): () => RenderResult {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(withProviders(locale, ui));
  return () => render(withProviders(locale, ui), { container, hydrate: true });
}
