'use client';

import { useTranslations } from 'next-intl';
import { phoneLink } from '@/lib/call/formats';
import { publicConfig } from '@/lib/public-config';
import { useCall } from '@/lib/state/call';
import { useVisitor } from '@/lib/state/visitor';
import { DirectNumbers } from './DirectNumbers';
import styles from './FailureAlert.module.css';

/**
 * Says that the latest call was not placed, why where it is known, and whom to call instead; nothing
 * otherwise (spec.md section 8, Call form failure). A number that was called too often is no reason
 * to check what was typed.
 */
export function FailureAlert() {
  const t = useTranslations('call');
  const attempt = useCall((state) => state.attempt);
  const zip = useVisitor(({ zipCode }) => zipCode);
  if (attempt.phase !== 'failed') return null;

  return (
    <>
      <div className={styles.alert} role="alert">
        {attempt.cause !== 'rate-limited' && t('error')}{' '}
        {attempt.cause !== 'refused' && t(`causes.${attempt.cause}`)} <Switchboard />
      </div>
      <DirectNumbers zip={zip ?? ''} />
    </>
  );
}

/** The Capitol switchboard, which connects with any office. */
export function Switchboard() {
  const t = useTranslations('call');
  const number = publicConfig.switchboard_phone;

  return (
    <>
      {t('switchboard')} <a href={phoneLink(number)}>{number}</a>
    </>
  );
}
