import './late-fonts.css';
import './tokens.css';
import './base.css';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FormTextsProvider } from '@/components/modals/FormTextsProvider';
import { formTexts } from '@/components/modals/form-texts';
import { ModalHost } from '@/components/modals/ModalHost';
import { headScript, localeScript } from '@/lib/browser/head-script';
import { config } from '@/lib/config';
import { loadClientContent, loadContent } from '@/lib/content/load';
import { defaultLocale, htmlLangs, type Locale } from '@/lib/i18n/locales';
import { clientMessages } from '@/lib/i18n/messages';
import { ContentProvider } from './ContentProvider';
import { fontVariables } from './fonts';
import { MapState } from './MapState';

type DocumentProps = { locale: Locale; children: ReactNode };

/** The html, head and body of every file; each screen brings its own layout. */
export function Document({ locale, children }: DocumentProps) {
  setRequestLocale(locale);
  const t = useTranslations();

  return (
    // the head script marks <html> before React sees it
    <html lang={htmlLangs[locale]} className={fontVariables} suppressHydrationWarning>
      <head>
        <script>{headScript}</script>
        {locale === defaultLocale && <script>{localeScript}</script>}
      </head>
      <body>
        <NextIntlClientProvider locale={locale} messages={clientMessages(locale)}>
          <ContentProvider data={loadClientContent(locale)}>
            <FormTextsProvider texts={formTexts(loadContent(locale), t)}>
              {children}
              {config.features.map && <MapState />}
              <ModalHost />
            </FormTextsProvider>
          </ContentProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
