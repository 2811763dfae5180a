import { useTranslations } from 'next-intl';
import { ErrorLayout } from './ErrorLayout';

const FALLBACK_STATUS = 500;

/** Says what failed in the site's words: the error's own are for engineers. */
export function ErrorScreen({ error }: { error: Error & { statusCode?: number } }) {
  const t = useTranslations('errors');

  return (
    <main id="main">
      <ErrorLayout status={error.statusCode ?? FALLBACK_STATUS} message={t('fallbackMessage')} />
    </main>
  );
}
