'use client';

import { fill } from '@/lib/i18n/fill';
import { localTime } from '@/lib/video/words';
import styles from './livestream.module.css';
import type { LivestreamPartProps } from './livestream-parts';

/** When a livestream starts by the visitor's own clock. */
export function YourTime({ livestream, texts }: LivestreamPartProps) {
  return (
    <p className={styles.when}>
      {fill(texts.yourTime, { time: localTime(livestream.startsAt, texts.lang) })}
    </p>
  );
}
