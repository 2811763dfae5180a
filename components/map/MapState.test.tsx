import { cleanup, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Document } from '@/components/shell/Document';
import { config } from '@/lib/config/config';
import { publicConfig } from '@/lib/config/public-config';
import { messagesOf } from '@/lib/messages/messages';
import { useMap } from './MapState';

// next/font needs Next's compiler and setRequestLocale its server; tests have neither
vi.mock('next/font/local', () => ({ default: () => ({ variable: 'font' }) }));
vi.mock('next-intl/server', () => ({ setRequestLocale: () => {} }));

const nothing = { token: '', zoom: null, currentPin: null };

test.each([
  ['does not begin while the flag is off', false, nothing],
  ['begins with the token once the flag is on', true, { ...nothing, token: 'a token' }],
])('the map’s state %s', (_, hasMap, state) => {
  publicConfig.maps_token = 'a token';
  config.features.map = hasMap;
  const page = (
    <NextIntlClientProvider locale="en" messages={messagesOf('en')} timeZone="UTC">
      <Document locale="en">
        <h1>A page</h1>
      </Document>
    </NextIntlClientProvider>
  );
  const { documentElement } = new DOMParser().parseFromString(renderToString(page), 'text/html');
  const { offline, failed } = messagesOf('en').gate;
  expect(documentElement.querySelector('body')?.dataset).toMatchObject({ offline, failed });
  document.documentElement.replaceWith(documentElement);
  render(page, { container: document, hydrate: true });
  expect(useMap.getState()).toEqual(state);
  cleanup();
});
