'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useIsMounted } from '@/components/ui/useIsMounted';
import { localTime } from '@/lib/livestream/words';
import styles from './LivestreamLayout.module.css';
import type { LivestreamProps } from './LivestreamPlayer';
import marks from './livestream.module.css';

/** A livestream's date and times as the content gives them, and by the visitor's own clock. */
export function LivestreamTimes({ livestream: { date, time, lang, startsAt } }: LivestreamProps) {
  const t = useTranslations('livestream');
  const locale = useLocale();
  const isMounted = useIsMounted();

  return (
    <div className={styles.times}>
      <p className={marks.when} lang={lang}>
        {date} · <span>{time}</span>
      </p>
      <p className={marks.when}>
        {isMounted && t('yourTime', { time: localTime(startsAt, locale) })}
      </p>
    </div>
  );
}
