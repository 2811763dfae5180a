import { RichText } from '@/components/ui/RichText';
import type from '@/components/ui/type.module.css';
import { PosterLink } from '@/components/video/PosterLink';
import { StreamLinks } from '@/components/video/StreamLinks';
import type { StreamData, StreamTexts } from '@/components/video/stream-data';
import type { Livestream } from '@/lib/content/schema';
import styles from './LivestreamSection.module.css';
import { Playable } from './Playable';
import { StreamMark, StreamTimes } from './StreamTimes';

export type StreamProps = { stream: Livestream; data: StreamData; texts: StreamTexts };

/** The livestream that stands large at the top. */
export function StreamFeature({ stream, data, texts }: StreamProps) {
  const { title, lang, sources, thumbnail } = data;

  return (
    <div className={styles.feature}>
      <Playable part="screen" stream={data} texts={texts}>
        <PosterLink
          video={sources[0]}
          title={title}
          lang={lang}
          placeholder={thumbnail}
          texts={texts}
        />
      </Playable>
      <div>
        <StreamMark data={data} texts={texts} />
        <h3 className={`${type.sub} ${styles.title}`} lang={lang}>
          {title}
        </h3>
        <StreamTimes stream={stream} data={data} texts={texts} />
        <RichText as="p" html={stream.description} lang={lang} className={styles.description} />
        <Playable part="places" stream={data} texts={texts}>
          <StreamLinks stream={data} texts={texts} />
        </Playable>
      </div>
    </div>
  );
}
