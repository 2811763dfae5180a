'use client';

import type { Locale } from '@/lib/i18n/locales';
import { screenHref } from '@/lib/paths';
import words from '@/messages/errors.json';
import { ErrorLayout } from './ErrorLayout';

export type RouteError = Error & { statusCode?: number };
export type ErrorScreenProps = { locale: Locale; error: RouteError };

/** Any other error of a route: its status, 500 where it has none, and its message. */
export default function ErrorScreen({ locale, error }: ErrorScreenProps) {
  const { fallbackStatus, fallbackMessage, home } = words[locale];

  return (
    <main id="main">
      <ErrorLayout
        status={String(error.statusCode ?? fallbackStatus)}
        message={error.message || fallbackMessage}
        home={{ href: screenHref(locale, '/'), label: home }}
      />
    </main>
  );
}
