'use client';

import { fill } from '@/lib/i18n/fill';
import type { LiveState } from '@/lib/video/live';
import { countdownWords } from '@/lib/video/words';
import styles from './livestream.module.css';
import type { LivestreamTexts } from './livestream-data';
import type { LivestreamPartProps } from './livestream-parts';
import { useLiveState } from './useLiveState';

function wordsOf(state: LiveState, texts: LivestreamTexts): string {
  if (state.phase !== 'upcoming') return state.phase === 'live' ? texts.live : texts.ended;
  return fill(texts.startsIn, { time: countdownWords(state.startsInMs, texts.lang) });
}

/** Whether a livestream is to come, live or over, as long as the page is open. */
export function LiveMark({ livestream, texts }: LivestreamPartProps) {
  const state = useLiveState(livestream);
  return <p className={`${styles.state} ${styles[state.phase]}`}>{wordsOf(state, texts)}</p>;
}
