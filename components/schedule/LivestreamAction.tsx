'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SpokenTitle } from '@/components/ui/SpokenTitle';
import { VideoLink } from '@/components/video/VideoLink';
import video from '@/components/video/video.module.css';
import { chooseStream } from '@/lib/schedule/chosen-stream';
import type { LiveState } from '@/lib/schedule/livestream-phase';
import { streamLang } from '@/lib/schedule/streams';
import { countPlay } from '@/lib/tracking/counting.browser';
import { requestPlay, useIsPlayRequested } from '@/lib/video/playing';
import { AddToCalendar } from './AddToCalendar';
import { LivestreamPlayer, type LivestreamProps } from './LivestreamPlayer';
import styles from './livestream.module.css';
import { StreamChoice } from './StreamChoice';

type LivestreamActionProps = LivestreamProps & { state: LiveState | null };

/** The action of a livestream in the list: to watch it there, or to add it to a calendar. */
export function LivestreamAction({ livestream, state }: LivestreamActionProps) {
  const t = useTranslations('livestream');
  const [isOpen, setIsOpen] = useState(false);
  const { name, title, lang, sources, calendar } = livestream;
  const isRequested = useIsPlayRequested(name);
  // by a press here or elsewhere; it stays open when another video stops it
  if (isRequested && !isOpen) setIsOpen(true);

  if (isOpen) {
    return (
      <div className={styles.open} data-open="">
        <LivestreamPlayer livestream={livestream} />
        <StreamChoice livestream={livestream} state={state} />
      </div>
    );
  }
  if (state?.phase === 'upcoming') {
    return <AddToCalendar href={calendar} title={title} lang={lang} />;
  }

  return sources.map((source, index) => {
    const isMain = index === 0;
    return (
      <VideoLink
        key={source.name}
        page={source.page}
        className={isMain ? video.go : video.other}
        onPress={() => {
          countPlay();
          if (!isMain) chooseStream(source.name);
          requestPlay(name);
        }}
      >
        {isMain ? (
          t(source.name === 'spanish' ? 'watchSpanish' : 'watch')
        ) : (
          <span lang={streamLang(source.name)}>{t(source.name)}</span>
        )}
        <SpokenTitle title={title} lang={lang} />
      </VideoLink>
    );
  });
}
