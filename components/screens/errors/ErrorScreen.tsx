'use client';

import { useTranslations } from 'next-intl';
import { ErrorLayout } from './ErrorLayout';

const FALLBACK_STATUS = 500;

type ErrorScreenProps = { error: Error & { statusCode?: number } };

/** Any other error of a route: its status, 500 where it has none, and its message. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  const t = useTranslations('errors');

  return (
    <main id="main">
      <ErrorLayout
        status={error.statusCode ?? FALLBACK_STATUS}
        message={error.message || t('fallbackMessage')}
      />
    </main>
  );
}
