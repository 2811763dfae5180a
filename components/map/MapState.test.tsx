import { cleanup, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Document } from '@/components/shell/Document';
import { useMap } from '@/components/map/MapState';
import { config } from '@/lib/config/config';
import { publicConfig } from '@/lib/config/public-config';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/messages/messages';

// next/font needs Next's compiler and setRequestLocale its server; tests have neither
vi.mock('next/font/local', () => ({ default: () => ({ variable: 'font' }) }));
vi.mock('next-intl/server', () => ({ setRequestLocale: () => {} }));

const nothing = { token: '', zoom: null, currentPin: null };

/** Server-renders a whole document and hydrates it. */
function openDocument(locale: Locale) {
  const page = (
    <NextIntlClientProvider locale={locale} messages={messagesOf(locale)} timeZone="UTC">
      <Document locale={locale}>
        <h1>A page</h1>
      </Document>
    </NextIntlClientProvider>
  );
  const { documentElement } = new DOMParser().parseFromString(renderToString(page), 'text/html');
  document.documentElement.replaceWith(documentElement);
  render(page, { container: document, hydrate: true });
}

describe.each(['en', 'es'] as const)('the map’s state of a page in %s', (locale) => {
  beforeEach(() => {
    useMap.setState(nothing);
    publicConfig.maps_token = 'a token';
    return cleanup;
  });

  test('does not begin while the flag is off', () => {
    config.features.map = false;
    openDocument(locale);
    expect(useMap.getState()).toEqual(nothing);
  });

  test('begins with the token once the flag is on', () => {
    config.features.map = true;
    openDocument(locale);
    expect(useMap.getState()).toEqual({ ...nothing, token: 'a token' });
  });
});
