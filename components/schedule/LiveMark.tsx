import { clsx } from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { countdownWords, type LiveState } from '@/lib/schedule/livestream-phase';
import styles from './LivestreamSection.module.css';

export function LiveMark({ state }: { state: LiveState | null }) {
  const t = useTranslations('livestream');
  const locale = useLocale();

  return (
    <p className={clsx(styles.state, state && styles[state.phase])}>
      {state?.phase === 'upcoming'
        ? t('startsIn', { time: countdownWords(state.startsInMs, locale) })
        : state && t(state.phase)}
    </p>
  );
}
