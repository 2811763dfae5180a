import { RichText } from '@/components/ui/RichText';
import type from '@/components/ui/type.module.css';
import { LivestreamLinks } from '@/components/video/LivestreamLinks';
import type { LivestreamData, LivestreamTexts } from '@/components/video/livestream-data';
import { VideoThumbnailLink } from '@/components/video/VideoThumbnailLink';
import type { Livestream } from '@/lib/content/schema';
import styles from './LivestreamSection.module.css';
import { LivestreamMark, LivestreamTimes } from './LivestreamTimes';
import { Playable } from './Playable';

export type LivestreamProps = {
  livestream: Livestream;
  data: LivestreamData;
  texts: LivestreamTexts;
};

/** The livestream that stands large at the top. */
export function LivestreamFeature({ livestream, data, texts }: LivestreamProps) {
  const { title, lang, sources, thumbnail } = data;

  return (
    <div className={styles.feature}>
      <Playable part="screen" livestream={data} texts={texts}>
        <VideoThumbnailLink
          video={sources[0]}
          title={title}
          lang={lang}
          placeholder={thumbnail}
          texts={texts}
        />
      </Playable>
      <div>
        <LivestreamMark data={data} texts={texts} />
        <h3 className={`${type.sub} ${styles.title}`} lang={lang}>
          {title}
        </h3>
        <LivestreamTimes livestream={livestream} data={data} texts={texts} />
        <RichText html={livestream.description} lang={lang} className={styles.description} />
        <Playable part="sources" livestream={data} texts={texts}>
          <LivestreamLinks livestream={data} texts={texts} />
        </Playable>
      </div>
    </div>
  );
}
