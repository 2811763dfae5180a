import { screenHref } from '@/lib/addresses/paths';
import { addressLocale } from '@/lib/browser/history';
import { htmlLangs } from '@/lib/i18n/locales';
import messages from '@/messages/root-error.json';

/** Shows when the error page itself fails: a bare document, without providers. */
export function RootErrorFallback() {
  const locale = addressLocale();
  const { failed, home } = messages[locale];

  return (
    <html lang={htmlLangs[locale]}>
      <head>
        <title>{failed}</title>
      </head>
      <body>
        <main>
          <h1>{failed}</h1>
          <a href={screenHref(locale, '/')}>{home}</a>
        </main>
      </body>
    </html>
  );
}
