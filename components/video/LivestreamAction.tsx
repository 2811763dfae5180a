'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import { countPlay } from '@/lib/browser/counting';
import { askForVideo } from '@/lib/state/playing';
import { chooseSource } from '@/lib/state/source';
import { AddToCalendar } from './AddToCalendar';
import { LivestreamScreen } from './LivestreamScreen';
import { LivestreamSources } from './LivestreamSources';
import styles from './livestream.module.css';
import type { LivestreamPartProps } from './livestream-parts';
import { sourceLang } from './source-lang';
import { useLiveState } from './useLiveState';
import video from './video.module.css';

/** What one can do about a livestream in the list: watch it in its place, or note its date. */
export function LivestreamAction({ livestream, texts }: LivestreamPartProps) {
  const { phase } = useLiveState(livestream);
  const [isOpen, setIsOpen] = useState(false);
  const { name, title, lang, sources, calendar } = livestream;

  if (isOpen) {
    return (
      <div className={styles.open} data-open="">
        <LivestreamScreen livestream={livestream} texts={texts} />
        <LivestreamSources livestream={livestream} texts={texts} />
      </div>
    );
  }
  if (phase === 'upcoming' && calendar) {
    return <AddToCalendar href={calendar} title={title} lang={lang} words={texts.addToCalendar} />;
  }
  if (sources.length === 0) return null;

  function play() {
    countPlay();
    askForVideo(name);
    setIsOpen(true);
  }

  return (
    <>
      <button type="button" className={video.go} onClick={play}>
        {texts.watch}
        <span className={layout.visuallyHidden}>
          {' '}
          <span lang={lang}>{title}</span>
        </span>
        <Icon name="play" />
      </button>
      {sources.slice(1).map((source) => (
        <button
          key={source.name}
          type="button"
          className={video.other}
          lang={sourceLang(source.name)}
          onClick={() => {
            chooseSource(source.name);
            play();
          }}
        >
          {texts.sources[source.name]}
          <span className={layout.visuallyHidden}>
            {' '}
            <span lang={lang ?? (sourceLang(source.name) && texts.lang)}>{title}</span>
          </span>
        </button>
      ))}
    </>
  );
}
