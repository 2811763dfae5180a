'use client';

import { withBasePath } from '@/lib/base-path';
import { type Locale, localePath } from '@/lib/i18n/locales';
import words from '@/messages/errors.json';
import { LostScreen } from './LostScreen';

export type RouteError = Error & { statusCode?: number };
export type ErrorScreenProps = { locale: Locale; error: RouteError };

/** Any other error of a route: its status, 500 where it has none, and its message. */
export default function ErrorScreen({ locale, error }: ErrorScreenProps) {
  const { fallbackStatus, fallbackMessage, home } = words[locale];

  return (
    <main id="main">
      <LostScreen
        status={String(error.statusCode ?? fallbackStatus)}
        message={error.message || fallbackMessage}
        home={{ href: withBasePath(localePath(locale, '/')), label: home }}
      />
    </main>
  );
}
