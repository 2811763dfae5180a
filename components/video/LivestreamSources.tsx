'use client';

import { chooseSource, useSource } from '@/lib/state/source';
import { chosenSource } from '@/lib/video/sources';
import { AddToCalendar } from './AddToCalendar';
import styles from './livestream.module.css';
import type { LivestreamPartProps } from './livestream-parts';
import { sourceLang } from './source-lang';
import { useLiveState } from './useLiveState';
import { WatchOn } from './WatchOn';

/** Where a livestream can be watched: its sources to choose from, and the chosen one's page. */
export function LivestreamSources({ livestream, texts }: LivestreamPartProps) {
  const choice = useSource((state) => state.choice);
  const { phase } = useLiveState(livestream);
  const { sources } = livestream;
  const chosen = chosenSource(sources, choice);

  return (
    <>
      {sources.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
        <div className={styles.switch} role="group" aria-label={texts.source}>
          {sources.map(({ name }) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === chosen?.name}
              lang={sourceLang(name)}
              onClick={() => chooseSource(name)}
            >
              {texts.sources[name]}
            </button>
          ))}
        </div>
      )}
      <div className={styles.ways}>
        {chosen && <WatchOn video={chosen} texts={texts} />}
        {phase === 'upcoming' && livestream.calendar && (
          <AddToCalendar
            href={livestream.calendar}
            title={livestream.title}
            lang={livestream.lang}
            words={texts.addToCalendar}
          />
        )}
      </div>
    </>
  );
}
