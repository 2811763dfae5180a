'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { phoneLink } from '@/lib/call/formats';
import { type CallFailure, callFailures } from '@/lib/call/service';
import { useCall } from '@/lib/call/state';
import { publicConfig } from '@/lib/public-config';
import styles from './FailureAlert.module.css';

/**
 * Says that the latest call was not placed, why where it is known, and whom to call instead; nothing
 * otherwise (spec.md section 8, Call form failure).
 */
export function FailureAlert() {
  const attempt = useCall((state) => state.attempt);
  if (attempt.phase !== 'failed') return null;

  return (
    <FailureMessage cause={attempt.cause}>
      <Switchboard />
    </FailureMessage>
  );
}

type FailureMessageProps = { cause: CallFailure; children?: ReactNode };

/** That it didn't work, what to do where that helps, why, and whether a phone may ring all the same. */
export function FailureMessage({ cause, children }: FailureMessageProps) {
  const t = useTranslations();
  const { isWorthRetrying, mayRing } = callFailures[cause];
  return (
    <div className={styles.alert} role="alert">
      <span>{t(isWorthRetrying ? 'call.error' : 'call.sorry')}</span>{' '}
      <span>{t(`call.causes.${cause}`)}</span> {mayRing && <span>{t('call.mayRing')}</span>}{' '}
      {children}
    </div>
  );
}

/** The Capitol switchboard, which connects with any office. */
export function Switchboard() {
  const t = useTranslations('call');

  return (
    <>
      {t('switchboard')} <SwitchboardNumber />
    </>
  );
}

export function SwitchboardNumber() {
  const number = publicConfig.switchboard_phone;
  return (
    <a href={phoneLink(number)} translate="no">
      {number}
    </a>
  );
}
