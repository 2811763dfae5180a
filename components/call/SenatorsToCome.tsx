'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useIsMounted } from '@/components/ui/useIsMounted';
import { rollCallsIn } from '@/lib/call/scripts';
import styles from './Senators.module.css';

/** What a ZIP brings here; said only where somebody follows what is typed. */
export function SenatorsToCome() {
  const t = useTranslations('direct');
  const votes = String(rollCallsIn(useLocale()) !== null);
  return useIsMounted() && <p className={styles.pending}>{t('pending', { votes })}</p>;
}
