import { type RenderResult, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';

/** Renders a part of the site with the real strings of a locale. */
export function renderIn(locale: Locale, ui: ReactElement): RenderResult {
  return render(
    <NextIntlClientProvider
      locale={locale}
      messages={messagesOf(locale)}
      timeZone="America/New_York"
    >
      {ui}
    </NextIntlClientProvider>,
  );
}
