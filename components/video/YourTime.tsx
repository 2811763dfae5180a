'use client';

import { filled, localTime } from '@/lib/video/words';
import styles from './stream.module.css';
import type { StreamPartProps } from './stream-parts';

/** When a livestream starts by the visitor's own clock. */
export function YourTime({ stream, texts }: StreamPartProps) {
  return (
    <p className={styles.when}>
      {filled(texts.yourTime, 'time', localTime(stream.startsAt, texts.lang))}
    </p>
  );
}
