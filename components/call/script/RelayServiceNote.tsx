'use client';

import { useTranslations } from 'next-intl';
import { lazy } from 'react';
import { LateFold } from '@/components/ui/LateFold';
import styles from '@/components/call/form/CallForm.module.css';
import { loadOrReload } from '@/lib/browser/reload';
import type { WithoutVoiceProps } from './WithoutVoice';

const load = async () =>
  process.env.WITHOUT_SENATORS
    ? (await import('./WithoutVoice')).WithoutVoice
    : (await import('./VisitorWithoutVoice')).VisitorWithoutVoice;

const WithoutVoice = lazy(async () => ({ default: await loadOrReload(load) }));

/** How to call without hearing or speaking. */
export function RelayServiceNote(props: WithoutVoiceProps) {
  const t = useTranslations('call');

  return (
    <div className="screenOnly">
      <p className={styles.before}>{t('relay')}</p>
      <LateFold summary={t('withoutVoice')}>
        <WithoutVoice {...props} />
      </LateFold>
    </div>
  );
}
