'use client';

import { useCall } from '@/lib/state/call';
import type { FailureTexts } from './call-texts';
import styles from './FailureAlert.module.css';

/**
 * Says that the latest call was not placed, why where it is known, and whom to ring instead; nothing
 * otherwise (spec.md section 8, Call form failure).
 */
export function FailureAlert({ texts }: { texts: FailureTexts }) {
  const attempt = useCall((state) => state.attempt);
  if (attempt.phase !== 'failed') return null;
  const { before, number, href } = texts.switchboard;

  return (
    <div className={styles.alert} role="alert">
      {texts.error} {texts.causes[attempt.cause]} {before} <a href={href}>{number}</a>
    </div>
  );
}
