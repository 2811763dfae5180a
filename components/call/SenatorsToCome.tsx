'use client';

import { useTranslations } from 'next-intl';
import { useIsMounted } from '@/components/ui/useIsMounted';
import styles from './Senators.module.css';

/** What a ZIP brings here; said only where somebody follows what is typed. */
export function SenatorsToCome({ hasVotes }: { hasVotes: boolean }) {
  const t = useTranslations('callYourself');
  const votes = String(hasVotes);
  return useIsMounted() && <p className={styles.pending}>{t('pending', { votes })}</p>;
}
