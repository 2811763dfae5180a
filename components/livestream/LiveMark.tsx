import { clsx } from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { LiveState } from '@/lib/livestream/live-state';
import { countdownWords } from '@/lib/livestream/words';
import styles from './livestream.module.css';

/** Whether a livestream is to come, live or over: an empty line until that is known. */
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
