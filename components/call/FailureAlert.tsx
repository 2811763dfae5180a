'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import type { ModalTitle } from '@/components/modals/modal-types';
import { useAttempts } from '@/lib/call/attempts';
import { type CallFailure, callFailures } from '@/lib/call/failures';
import { phoneLink } from '@/lib/call/phone-and-zip';
import { publicConfig } from '@/lib/config/public-config';
import { targetsKind } from '@/lib/config/targets';
import styles from './CallForm.module.css';
import { useTargets } from './useTargets';

/** Says that the latest call was not placed, why if known, and whom to call instead; else nothing. */
export function FailureAlert() {
  const attempt = useAttempts((attempts) => attempts.attempt);
  if (attempt.phase !== 'failed') return null;

  return (
    <FailureMessage cause={attempt.cause}>
      <Switchboard />
    </FailureMessage>
  );
}

/** The call card's title: "Calling you now...", and what is true instead where no call was placed. */
export function useCallTitle(): ModalTitle {
  const t = useTranslations('call');
  const attempt = useAttempts((attempts) => attempts.attempt);
  const failure = attempt.phase === 'failed' && callFailures[attempt.cause];
  return {
    isUndone: failure !== false,
    children: failure ? (
      <>
        <s>{t('callingYou')}</s> <span>{t(failure.mayRing ? 'mayRing' : 'willNotRing')}</span>
      </>
    ) : (
      <>
        <Icon name="phone" />
        {t('callingYou')}
      </>
    ),
  };
}

export function FailureMessage({ cause, children }: { cause: CallFailure; children?: ReactNode }) {
  const t = useTranslations();
  const { isWorthRetrying, mayRing } = callFailures[cause];
  return (
    <div className={`${layout.alert} ${styles.alert}`} role="alert">
      <span>{t(isWorthRetrying ? 'call.error' : 'call.sorry')}</span>{' '}
      <span>{t(`call.causes.${cause}`)}</span> {mayRing && <span>{t('call.mayRing')}</span>}{' '}
      {children}
    </div>
  );
}

/** The Capitol switchboard, which connects with any office; the numbers of a campaign with a list. */
export function Switchboard() {
  const t = useTranslations('call');

  return (
    <>
      {`${t('switchboard')} `}
      {targetsKind() === 'list' ? <TargetNumbers /> : <SwitchboardNumber />}
    </>
  );
}

function TargetNumbers() {
  return useTargets().targets.map(({ callpower_id, name, phone }, index) => (
    <span key={callpower_id} translate="no">
      {index > 0 && ', '}
      {name} <a href={phoneLink(phone)}>{phone}</a>
    </span>
  ));
}

export function SwitchboardNumber() {
  const number = publicConfig.switchboard_phone;
  return (
    <a href={phoneLink(number)} translate="no">
      {number}
    </a>
  );
}
