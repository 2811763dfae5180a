import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { CallYourself } from '@/components/call/senators/CallYourself';
import { useAttempts } from '@/lib/call/attempts';
import { useCall } from '@/lib/call/card-state';
import { callFailures } from '@/lib/call/failures';
import { saveCard } from '@/lib/call/saved-card';
import type { KnownBlanks } from '@/lib/call/script';
import { useVisitor } from '@/lib/call/visitor';
import type { Locale } from '@/lib/i18n/locales';
import styles from './CallCard.module.css';
import { FailureMessage } from './FailureAlert';
import { ModalButton } from './ModalButton';
import { NextActions } from './NextActions';
import { ScriptVersions } from './ScriptVersions';

type CallCardLayoutProps = {
  pickUp: string;
  known: Record<Locale, KnownBlanks>;
  /** whom the visitor speaks to, to be chosen */
  who?: ReactNode;
  /** the numbers to dial where no call was placed, and one for any office */
  numbers: ReactNode;
  anyOffice?: ReactNode;
  note?: ReactNode;
  outcome: ReactNode;
  /** replaces the share buttons */
  friends?: ReactNode;
  /** beside the other things to do */
  more?: ReactNode;
  /** the code of the state whose senators the card names */
  state?: string | undefined;
};

export function CallCardLayout({ known, state, ...parts }: CallCardLayoutProps) {
  const t = useTranslations();
  const attempt = useAttempts((attempts) => attempts.attempt);
  const { signUp } = useCall();
  const campaignId = useVisitor('campaignId');
  const isFailed = attempt.phase === 'failed';

  useEffect(() => saveCard({ state, campaignId }));

  return (
    <div>
      {!isFailed && (
        <>
          <p className={clsx('screenOnly', styles.pickUp)}>{parts.pickUp}</p>
          {parts.who}
        </>
      )}
      <div className={clsx('torn', styles.body)}>
        {isFailed && (
          <>
            <FailureMessage cause={attempt.cause} />
            {parts.numbers}
            <p className={clsx('cluster', styles.switchboard)}>
              {parts.anyOffice}{' '}
              <ModalButton className="target textButton screenOnly" modal="call-form">
                {t('callCard.backToForm')}
              </ModalButton>
            </p>
            {parts.who}
          </>
        )}
        {parts.note}
        <ScriptVersions known={known} />
        {(!isFailed || callFailures[attempt.cause].mayRing) && (
          <p className={styles.busy}>{t('callCard.busy')}</p>
        )}
        <p role="status">
          {(signUp === 'sent' || signUp === 'failed') && t(`callCard.signUp.${signUp}`)}
        </p>
        {!isFailed && <CallYourself id="script" />}
        {parts.outcome}
        <h3 className={clsx('smallTitle screenOnly', styles.done)}>{t('callCard.done')}</h3>
        <NextActions friends={parts.friends} more={parts.more} />
      </div>
    </div>
  );
}
