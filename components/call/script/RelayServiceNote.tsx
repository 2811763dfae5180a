'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { lazy } from 'react';
import { LateFold } from '@/components/ui/LateFold';
import { loadOrReload } from '@/lib/browser/reload';
import styles from './CallScript.module.css';
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
    <div className={clsx('screenOnly', styles.relay)}>
      <p>{t('relay')}</p>
      <LateFold summary={t('withoutVoice')}>
        <WithoutVoice {...props} />
      </LateFold>
    </div>
  );
}
