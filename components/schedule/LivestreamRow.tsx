'use client';

import { useLiveState, useVisitorTime } from './clock';
import { LiveMark } from './LiveMark';
import { LivestreamAction } from './LivestreamAction';
import styles from './LivestreamLayout.module.css';
import type { LivestreamProps } from './LivestreamPlayer';
import marks from './livestream.module.css';

/** A livestream in the list, with one action. One that is over does not say so. */
export function LivestreamRow({ livestream }: LivestreamProps) {
  const { name, month, day, title, time, lang } = livestream;
  const state = useLiveState(livestream);
  const isOver = state?.phase === 'ended';
  const visitorTime = useVisitorTime(isOver ? undefined : livestream.startsAt);

  return (
    <li id={name} data-phase={state?.phase}>
      <p className={styles.day}>
        {month}
        <b>{day}</b>
      </p>
      <div>
        <h3 lang={lang}>{title}</h3>
        <p className={marks.when}>
          <span lang={lang}>{time}</span>
          {visitorTime && ` · ${visitorTime}`}
        </p>
      </div>
      {state && !isOver && <LiveMark state={state} />}
      <div className={styles.action}>
        <LivestreamAction livestream={livestream} state={state} />
      </div>
    </li>
  );
}
