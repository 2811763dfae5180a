'use client';

import { useTranslations } from 'next-intl';
import { lazy } from 'react';
import { LazyFold } from '@/components/ui/LazyFold';
import styles from '@/components/call/form/CallForm.module.css';
import { loadOrReload } from '@/lib/browser/reload';
import type { CallWithoutVoiceProps } from './CallWithoutVoice';

const load = async () =>
  process.env.WITHOUT_SENATORS
    ? (await import('./CallWithoutVoice')).CallWithoutVoice
    : (await import('./SenatorsCallWithoutVoice')).SenatorsCallWithoutVoice;

const CallWithoutVoice = lazy(async () => ({ default: await loadOrReload(load) }));

/** How to call without hearing or speaking. */
export function RelayServiceNote(props: CallWithoutVoiceProps) {
  const t = useTranslations('call');

  return (
    <div className="screenOnly">
      <p className={styles.before}>{t('relay')}</p>
      <LazyFold summary={t('withoutVoice')}>
        <CallWithoutVoice {...props} />
      </LazyFold>
    </div>
  );
}
