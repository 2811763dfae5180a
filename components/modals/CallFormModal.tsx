'use client';

import { useTranslations } from 'next-intl';
import { CallForm } from '@/components/call/CallForm';
import { CallYourself } from '@/components/call/CallYourself';
import { callUnavailability } from '@/lib/call/availability';
import { publicConfig } from '@/lib/public-config';
import styles from './parts.module.css';

/** "Thanks! Can you call?", what will happen, and the form (spec.md section 2, call-form). */
export function CallFormModal() {
  const t = useTranslations('call');
  const isUnavailable = callUnavailability() !== null;

  return (
    <div className={styles.stack}>
      {!isUnavailable && <p>{t('instructions')}</p>}
      <CallForm id="modal-call" offersKeepPosted={publicConfig.hosts.queue !== ''} />
      {isUnavailable && <CallYourself id="modal" isOpen />}
    </div>
  );
}
