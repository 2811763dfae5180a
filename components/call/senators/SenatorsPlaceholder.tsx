'use client';

import { useTranslations } from 'next-intl';
import { useIsMounted } from '@/components/ui/useIsMounted';
import styles from './Senators.module.css';

/** Says what a ZIP will bring here; only where scripts run, which look it up. */
export function SenatorsPlaceholder({ hasVotes }: { hasVotes: boolean }) {
  const t = useTranslations('callYourself');
  const votes = String(hasVotes);
  return useIsMounted() && <p className={styles.pending}>{t('pending', { votes })}</p>;
}
