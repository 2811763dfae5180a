import { type RenderResult, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ContentProvider } from '@/components/providers/ContentProvider';
import { loadClientContent, loadContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';
import { clientMessages, type Messages, messagesOf } from '@/lib/messages/messages';
import { nextEvent } from '@/lib/schedule/next-event';

const withProviders = (
  locale: Locale,
  ui: ReactNode,
  messages: Partial<Messages> = messagesOf(locale),
) => (
  <NextIntlClientProvider locale={locale} messages={messages} timeZone="America/New_York">
    <ContentProvider data={loadClientContent(locale)} nextEvent={nextEvent(loadContent(locale))}>
      {ui}
    </ContentProvider>
  </NextIntlClientProvider>
);

export function renderIn(locale: Locale, ui: ReactElement): RenderResult {
  return render(ui, { wrapper: ({ children }) => withProviders(locale, children) });
}

/** Renders a client part as a page does: with the messages that pages send, and no others. */
export function renderInPage(locale: Locale, ui: ReactElement): RenderResult {
  const messages = clientMessages(locale);
  return render(ui, { wrapper: ({ children }) => withProviders(locale, children, messages) });
}

/** The part as exported, for a browser without scripts. */
export function withoutScripts(locale: Locale, ui: ReactElement): Document {
  const html = renderToStaticMarkup(withProviders(locale, ui));
  return new DOMParser().parseFromString(html, 'text/html');
}

/** Renders the part's exported HTML into the page. Returns a function that hydrates it. */
export function serverRenderIn(locale: Locale, ui: ReactElement): () => RenderResult {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(withProviders(locale, ui));
  return () => render(withProviders(locale, ui), { container, hydrate: true });
}
