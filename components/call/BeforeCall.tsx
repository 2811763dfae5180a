import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { screenHref } from '@/lib/addresses/paths';
import styles from './CallForm.module.css';

export function Relay() {
  return <p className={styles.before}>{useTranslations('senators.before')('relay')}</p>;
}

/** What to know before pressing Call: the hours, in `children`, and what to do without a US phone. */
export function BeforeCall({ children }: { children?: ReactNode }) {
  const t = useTranslations('senators.before');
  const letter = screenHref(useLocale(), '/letter');

  return (
    <div className={styles.before}>
      {children}
      <p>{t.rich('noPhone', { letter: (words) => <a href={letter}>{words}</a> })}</p>
    </div>
  );
}
