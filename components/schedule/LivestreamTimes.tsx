'use client';

import styles from './LivestreamLayout.module.css';
import type { LivestreamProps } from './LivestreamPlayer';
import marks from './livestream.module.css';
import { useVisitorTime } from './useVisitorTime';

/** A livestream's date and times from the content, and in the visitor's time zone where it is another. */
export function LivestreamTimes({ livestream: { date, time, lang, startsAt } }: LivestreamProps) {
  const visitorTime = useVisitorTime(startsAt);

  return (
    <div className={styles.times}>
      <p className={marks.when} lang={lang}>
        {date} · <span>{time}</span>
      </p>
      <p className={marks.when}>{visitorTime}</p>
    </div>
  );
}
