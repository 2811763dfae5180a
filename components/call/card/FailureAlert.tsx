import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import type { ModalTitle } from '@/components/modals/modal-types';
import styles from '@/components/call/form/CallForm.module.css';
import { Switchboard } from '@/components/call/senators/Switchboard';
import { VisitorPart } from '@/components/call/senators/VisitorPart';
import { useAttempts } from '@/lib/call/attempts';
import { type CallFailure, callFailures } from '@/lib/call/failures';

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

export function FailureMessage({ cause, children }: { cause: CallFailure; children?: ReactNode }) {
  const t = useTranslations();
  const { isWorthRetrying, mayRing } = callFailures[cause];
  return (
    <div className={clsx('alert', styles.failure)} role="alert">
      <span>{t(isWorthRetrying ? 'call.error' : 'call.sorry')}</span>{' '}
      <span>{t(`call.causes.${cause}`)}</span> {mayRing && <span>{t('call.mayRing')}</span>}{' '}
      {children}
    </div>
  );
}

/** The call card's title: "Calling you now...", and what is true instead where no call was placed. */
export function useCallTitle(): ModalTitle {
  const t = useTranslations('call');
  const attempt = useAttempts((attempts) => attempts.attempt);
  const failure = attempt.phase === 'failed' && callFailures[attempt.cause];
  const theirs = (words: ReactNode) => <VisitorPart name="TheirPhones">{words}</VisitorPart>;
  return {
    isUndone: failure !== false,
    children: failure ? (
      <>
        <s>{t('callingYou')}</s>{' '}
        <span>{failure.mayRing ? t('mayRing') : t.rich('willNotRing', { theirs })}</span>
      </>
    ) : (
      <>
        <Icon name="phone" />
        {t('callingYou')}
      </>
    ),
  };
}
