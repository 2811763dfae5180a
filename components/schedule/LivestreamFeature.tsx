'use client';

import type { ReactNode } from 'react';
import typography from '@/components/ui/typography.module.css';
import { LiveMark } from './LiveMark';
import styles from './LivestreamLayout.module.css';
import { LivestreamPlayer, type LivestreamProps } from './LivestreamPlayer';
import { LivestreamTimes } from './LivestreamTimes';
import { StreamChoice } from './StreamChoice';
import { useLiveState } from './useLiveState';

type LivestreamFeatureProps = LivestreamProps & {
  /** the description */
  children: ReactNode;
};

/** The livestream shown large at the top. */
export function LivestreamFeature({ livestream, children }: LivestreamFeatureProps) {
  const state = useLiveState(livestream);

  return (
    <div className={styles.feature} id={livestream.name}>
      <LivestreamPlayer livestream={livestream} />
      <LiveMark state={state} />
      <h3 className={typography.sub} lang={livestream.lang}>
        {livestream.title}
      </h3>
      <LivestreamTimes livestream={livestream} />
      {children}
      <StreamChoice livestream={livestream} state={state} />
    </div>
  );
}
