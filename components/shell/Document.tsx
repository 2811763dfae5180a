import '@/components/ui/base.css';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MapState } from '@/components/map/MapState';
import { ContentProvider } from '@/components/providers/ContentProvider';
import { config } from '@/lib/config/config';
import { hasCalls } from '@/lib/config/targets';
import { checkedAt } from '@/lib/content/bundle';
import { loadClientContent, loadContent } from '@/lib/content/load';
import { htmlLangs, type Locale } from '@/lib/i18n/locales';
import { clientMessages } from '@/lib/messages/messages';
import { nextEvent } from '@/lib/schedule/next-event';
import { AnnounceHydration } from './AnnounceHydration';
import { fontVariables } from './fonts';
import { Modals, ScriptReturn } from './ModalTable';

/** Tells the forms that show this page (`npm run edit`) when its content was checked. */
const TELL_FORMS = `
const html = document.documentElement;
const tell = () => parent.postMessage({ checkedAt: Number(html.dataset.checked) }, '*');
new MutationObserver(tell).observe(html, { attributeFilter: ['data-checked'] });
tell();`;

export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  setRequestLocale(locale);
  const t = useTranslations();

  return (
    // the gate, which the build puts into the head, marks <html> before React sees it
    <html
      lang={htmlLangs[locale]}
      className={fontVariables}
      data-checked={checkedAt}
      suppressHydrationWarning
    >
      <body data-offline={t('gate.offline')} data-failed={t('gate.failed')}>
        {checkedAt && <script>{TELL_FORMS}</script>}
        <NextIntlClientProvider locale={locale} messages={clientMessages(locale)}>
          <ContentProvider
            data={loadClientContent(locale)}
            nextEvent={nextEvent(loadContent(locale))}
          >
            {/* first of all, though it lies at the foot */}
            {hasCalls() && <ScriptReturn />}
            {children}
            {config.features.map && <MapState />}
            <Modals />
            <AnnounceHydration />
          </ContentProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
