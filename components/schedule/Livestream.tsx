'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { LongList } from '@/components/ui/LongList';
import { RichText } from '@/components/ui/RichText';
import { SpokenTitle } from '@/components/ui/SpokenTitle';
import { useNow } from '@/components/ui/useNow';
import video from '@/components/ui/video.module.css';
import { VideoLink } from '@/components/video/VideoLink';
import { VideoPlayer } from '@/components/video/VideoPlayer';
import { chooseStream, useChosenStream } from '@/lib/schedule/chosen-stream';
import type { ListedLivestream } from '@/lib/schedule/listed-livestream';
import type { LiveState } from '@/lib/schedule/livestream-phase';
import { featuredFirst } from '@/lib/schedule/nearest-first';
import { chosenStream, streamLang } from '@/lib/schedule/streams';
import { countPlay } from '@/lib/tracking/counting.browser';
import { requestPlay, useIsPlayRequested } from '@/lib/video/playing';
import { AddToCalendar } from './AddToCalendar';
import { LiveMark, useLiveState } from './LiveMark';
import styles from './LivestreamSection.module.css';
import { type LivestreamProps, StreamChoice } from './StreamChoice';
import { VisitorTime } from './VisitorTime';

type LivestreamsProps = {
  /** in the order of the day on which the page is built */
  livestreams: readonly ListedLivestream[];
  children: ReactNode;
};

/** Livestreams, ordered when the page opens and not again, since one may be playing. */
export function Livestreams({ livestreams, children }: LivestreamsProps) {
  const openedAt = useNow(() => null);
  const [feature, ...rows] = openedAt === null ? livestreams : featuredFirst(livestreams, openedAt);

  return (
    <div className={clsx('columns', styles.layout)}>
      {feature && <LivestreamFeature key={feature.name} livestream={feature} />}
      <div className={styles.aside}>
        <LongList count={rows.length} first={3} total={livestreams.length}>
          <ul className={styles.rows}>
            {rows.map((row) => (
              <LivestreamRow key={row.name} livestream={row} />
            ))}
          </ul>
        </LongList>
        {children}
      </div>
    </div>
  );
}

function LivestreamFeature({ livestream }: LivestreamProps) {
  const { name, title, lang, date, posterDay, time, startsAt, description } = livestream;
  const state = useLiveState(livestream);

  return (
    <div className={styles.feature} id={name}>
      <LivestreamPlayer livestream={livestream} />
      <LiveMark state={state} />
      <h3 className="subTitle" lang={lang}>
        {title}
      </h3>
      <div className={styles.times}>
        <p className="note" lang={lang}>
          {date ?? posterDay} · <span>{time}</span>
        </p>
        <VisitorTime moment={startsAt} />
      </div>
      {description && <RichText html={description} lang={lang} className="prose" />}
      <StreamChoice livestream={livestream} state={state} />
    </div>
  );
}

function LivestreamRow({ livestream }: LivestreamProps) {
  const { name, month, day, title, time, lang, wasUpcoming } = livestream;
  const state = useLiveState(livestream);
  const isUpcoming = state ? state.phase !== 'ended' : wasUpcoming;

  return (
    <li id={name} data-phase={state?.phase}>
      <p className={styles.day}>
        {month}
        <b>{day}</b>
      </p>
      <div>
        <h3 lang={lang}>{title}</h3>
        <p className="note" lang={lang}>
          {time}
        </p>
        {isUpcoming && <VisitorTime moment={livestream.startsAt} />}
      </div>
      {isUpcoming && <LiveMark state={state} />}
      <div className={clsx('screenOnly', styles.action)}>
        <LivestreamAction livestream={livestream} state={state} />
      </div>
    </li>
  );
}

function LivestreamPlayer({ livestream }: LivestreamProps) {
  const { sources, posterDay } = livestream;
  const video = chosenStream(sources, useChosenStream().choice);

  return <VideoPlayer {...livestream} video={video} day={posterDay} />;
}

function LivestreamAction({ livestream, state }: LivestreamProps & { state: LiveState | null }) {
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
