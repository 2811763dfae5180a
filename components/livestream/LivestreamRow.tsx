'use client';

import { LiveMark } from './LiveMark';
import { LivestreamAction } from './LivestreamAction';
import styles from './LivestreamLayout.module.css';
import type { LivestreamProps } from './LivestreamPlayer';
import { LivestreamTimes } from './LivestreamTimes';
import { useLiveState } from './useLiveState';

/** A livestream in the list, with one thing to do about it. */
export function LivestreamRow({ livestream }: LivestreamProps) {
  const { month, day, title, lang } = livestream;
  const state = useLiveState(livestream);

  return (
    <li>
      <p className={styles.day}>
        {month}
        <b>{day}</b>
      </p>
      <div>
        <h3 lang={lang}>{title}</h3>
        <LivestreamTimes livestream={livestream} />
        <LiveMark state={state} />
      </div>
      <div className={styles.action}>
        <LivestreamAction livestream={livestream} state={state} />
      </div>
    </li>
  );
}
