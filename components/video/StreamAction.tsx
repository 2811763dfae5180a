'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import { countLater } from '@/lib/browser/count-later';
import { askForVideo } from '@/lib/state/playing';
import { chooseSource } from '@/lib/state/source';
import { AddToCalendar } from './AddToCalendar';
import { StreamPlaces } from './StreamPlaces';
import { StreamScreen } from './StreamScreen';
import { sourceLang } from './source-lang';
import styles from './stream.module.css';
import type { StreamPartProps } from './stream-parts';
import { useLiveState } from './useLiveState';
import video from './video.module.css';

/** What one can do about a livestream in the list: watch it in its place, or note its date. */
export function StreamAction({ stream, texts }: StreamPartProps) {
  const { phase } = useLiveState(stream);
  const [isOpen, setIsOpen] = useState(false);
  const { name, title, lang, sources, calendar } = stream;

  if (isOpen) {
    return (
      <div className={styles.open}>
        <StreamScreen stream={stream} texts={texts} />
        <StreamPlaces stream={stream} texts={texts} />
      </div>
    );
  }
  if (phase === 'upcoming' && calendar) {
    return <AddToCalendar href={calendar} title={title} lang={lang} words={texts.addToCalendar} />;
  }
  if (sources.length === 0) return null;

  function play() {
    countLater((counter) => counter.countPlay());
    askForVideo(name);
    setIsOpen(true);
  }

  return (
    <>
      <button type="button" className={video.go} onClick={play}>
        {texts.watch}
        <span className={layout.hidden}>
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
          <span className={layout.hidden}>
            {' '}
            <span lang={lang ?? (sourceLang(source.name) && texts.lang)}>{title}</span>
          </span>
        </button>
      ))}
    </>
  );
}
