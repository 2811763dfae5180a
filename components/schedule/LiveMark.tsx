'use client';

import { clsx } from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { useNow } from '@/components/ui/useNow';
import {
  countdownWords,
  type LiveState,
  liveState,
  msUntilChange,
  type Span,
} from '@/lib/schedule/livestream-phase';
import styles from './LivestreamSection.module.css';

/** Null on the server, and for what has no times. */
export function useLiveState(span: Span | undefined): LiveState | null {
  const now = useNow((moment) => (span ? msUntilChange(span, moment) : null));
  return span && now !== null ? liveState(span, now) : null;
}

/** By the clock, so not on paper. */
export function LiveMark({ state }: { state: LiveState | null }) {
  const t = useTranslations('livestream');
  const locale = useLocale();

  return (
    <p className={clsx('screenOnly', styles.state, state && styles[state.phase])}>
      {state?.phase === 'upcoming'
        ? t('startsIn', { time: countdownWords(state.startsInMs, locale) })
        : state && t(state.phase)}
    </p>
  );
}
