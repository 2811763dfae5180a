import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { VideoLink } from '@/components/video/VideoLink';
import { WatchOn } from '@/components/video/WatchOn';
import { serviceNames } from '@/lib/content/model/video-services';
import { chooseStream, useChosenStream } from '@/lib/schedule/chosen-stream';
import type { ListedLivestream } from '@/lib/schedule/listed-livestream';
import type { LiveState } from '@/lib/schedule/livestream-phase';
import { chosenStream, streamLang } from '@/lib/schedule/streams';
import { AddToCalendar } from './AddToCalendar';
import styles from './LivestreamSection.module.css';

export type LivestreamProps = { livestream: ListedLivestream };

export function StreamChoice({ livestream, state }: LivestreamProps & { state: LiveState | null }) {
  const t = useTranslations();
  const { sources, calendar, title, lang } = livestream;
  const chosen = chosenStream(sources, useChosenStream().choice);

  return (
    <>
      {sources.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
        <div
          className={clsx('cluster targets screenOnly', styles.switch)}
          role="group"
          aria-label={t('livestream.source')}
        >
          {sources.map(({ name, page, service }) => (
            <VideoLink
              key={name}
              page={page}
              linkHint={t('video.watchOn', { service: serviceNames[service] })}
              isPressed={name === chosen?.name}
              onPress={() => chooseStream(name)}
            >
              <span lang={streamLang(name)}>{t(`livestream.${name}`)}</span>
            </VideoLink>
          ))}
        </div>
      )}
      <div className={clsx('cluster screenOnly', styles.ways)}>
        {chosen && <WatchOn video={chosen} />}
        {state?.phase === 'upcoming' && <AddToCalendar href={calendar} title={title} lang={lang} />}
      </div>
    </>
  );
}
