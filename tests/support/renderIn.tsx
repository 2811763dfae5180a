import { type RenderResult, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormTextsProvider } from '@/components/modals/FormTextsProvider';
import { ContentProvider } from '@/components/shell/ContentProvider';
import { loadClientContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { modalTextsIn } from './texts';

const withWords = (locale: Locale, ui: ReactElement) => (
  <NextIntlClientProvider locale={locale} messages={messagesOf(locale)} timeZone="America/New_York">
    <ContentProvider data={loadClientContent(locale)}>
      <FormTextsProvider texts={modalTextsIn(locale)}>{ui}</FormTextsProvider>
    </ContentProvider>
  </NextIntlClientProvider>
);

/** Renders a part of the site with the real strings of a locale. */
export function renderIn(locale: Locale, ui: ReactElement): RenderResult {
  return render(withWords(locale, ui));
}

/** The part as a browser without scripts reads it in the exported page. */
export function withoutScripts(locale: Locale, ui: ReactElement): Document {
  const html = renderToStaticMarkup(withWords(locale, ui));
  return new DOMParser().parseFromString(html, 'text/html');
}
