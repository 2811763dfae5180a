'use client';

import { withBasePath } from '@/lib/base-path';
import { addressLocale } from '@/lib/browser/address';
import { htmlLangs, localePath } from '@/lib/i18n/locales';
import words from '@/messages/last-resort.json';

/** When the error page itself fails: a bare document that needs nothing else of ours. */
export function LastResort() {
  const locale = addressLocale();
  const { failed, home } = words[locale];

  return (
    <html lang={htmlLangs[locale]}>
      <head>
        <title>{failed}</title>
      </head>
      <body>
        <main>
          <h1>{failed}</h1>
          <a href={withBasePath(localePath(locale, '/'))}>{home}</a>
        </main>
      </body>
    </html>
  );
}
