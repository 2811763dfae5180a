'use client';

import type { ReactNode } from 'react';
import typography from '@/components/ui/typography.module.css';
import { useLiveState, useVisitorTime } from './clock';
import { LiveMark } from './LiveMark';
import styles from './LivestreamLayout.module.css';
import { LivestreamPlayer, type LivestreamProps } from './LivestreamPlayer';
import marks from './livestream.module.css';
import { StreamChoice } from './StreamChoice';

type LivestreamFeatureProps = LivestreamProps & {
  /** the description */
  children: ReactNode;
};

/**
 * The livestream shown large at the top: with its date and times from the content, and in the visitor's
 * time zone where it is another.
 */
export function LivestreamFeature({ livestream, children }: LivestreamFeatureProps) {
  const { name, title, lang, date, time, startsAt } = livestream;
  const state = useLiveState(livestream);
  const visitorTime = useVisitorTime(startsAt);

  return (
    <div className={styles.feature} id={name}>
      <LivestreamPlayer livestream={livestream} />
      <LiveMark state={state} />
      <h3 className={typography.sub} lang={lang}>
        {title}
      </h3>
      <div className={styles.times}>
        <p className={marks.when} lang={lang}>
          {date} · <span>{time}</span>
        </p>
        <p className={marks.when}>{visitorTime}</p>
      </div>
      {children}
      <StreamChoice livestream={livestream} state={state} />
    </div>
  );
}
