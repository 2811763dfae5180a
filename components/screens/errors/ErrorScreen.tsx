import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import styles from '@/components/shell/PageLayout.module.css';
import { screenHref } from '@/lib/addresses/paths';

type ErrorLayoutProps = { status: number; message: string; children?: ReactNode };

export function ErrorLayout({ status, message, children }: ErrorLayoutProps) {
  const t = useTranslations('errors');

  return (
    <section className={clsx('sky', styles.error)}>
      <div className="wrap">
        <h1>
          <span className={styles.number}>{status}</span>
          <span className="visuallyHidden"> - </span>
          <span className={clsx('sectionTitle', styles.message)}>{message}</span>
        </h1>
        <div className="cluster">
          <ButtonLink size="lg" href={screenHref(useLocale(), '/')}>
            {t('home')}
          </ButtonLink>
          {children}
        </div>
      </div>
      <div className={clsx('screenOnly march', styles.march)} />
    </section>
  );
}

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
