'use client';

import type { LiveState } from '@/lib/video/live';
import { countdownWords, filled } from '@/lib/video/words';
import styles from './stream.module.css';
import type { StreamTexts } from './stream-data';
import type { StreamPartProps } from './stream-parts';
import { useLiveState } from './useLiveState';

function wordsOf(state: LiveState, texts: StreamTexts): string {
  if (state.phase !== 'upcoming') return state.phase === 'live' ? texts.live : texts.ended;
  return filled(texts.startsIn, 'time', countdownWords(state.startsInMs, texts.lang));
}

/** Whether a livestream is to come, live or over, as long as the page is open. */
export function LiveMark({ stream, texts }: StreamPartProps) {
  const state = useLiveState(stream);
  return <p className={`${styles.state} ${styles[state.phase]}`}>{wordsOf(state, texts)}</p>;
}
