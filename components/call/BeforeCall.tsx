import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { screenHref } from '@/lib/paths';
import styles from './CallForm.module.css';

/** What somebody needs before they press Call: the hours, in `children`, 711, and what to do without a US phone. */
export function BeforeCall({ children }: { children?: ReactNode }) {
  const t = useTranslations('senators.before');
  const letter = screenHref(useLocale(), '/letter');

  return (
    <div className={styles.before}>
      {children}
      <p>{t('relay')}</p>
      <p>{t.rich('noPhone', { letter: (words) => <a href={letter}>{words}</a> })}</p>
    </div>
  );
}
