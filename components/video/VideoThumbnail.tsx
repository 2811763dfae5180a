import { Icon } from '@/components/ui/Icon';
import { withBasePath } from '@/lib/addresses/paths';
import styles from './video.module.css';

/** The picture of a video that has none of its own. */
const PLACEHOLDER = '/images/video-placeholder';

type VideoThumbnailProps = {
  picture: string | undefined;
  /** set in large letters on the placeholder, as on a poster */
  day?: string | undefined;
  isPlayable: boolean;
};

/** A video's picture before it plays. */
export function VideoThumbnail({ picture, day, isPlayable }: VideoThumbnailProps) {
  return (
    <>
      <picture>
        {!picture && <source srcSet={withBasePath(`${PLACEHOLDER}.webp`)} type="image/webp" />}
        <img
          src={withBasePath(picture ?? `${PLACEHOLDER}.png`)}
          width={1280}
          height={720}
          alt=""
          loading="lazy"
        />
      </picture>
      {day && !picture && (
        <span className={styles.day} aria-hidden="true">
          {day}
        </span>
      )}
      {isPlayable && (
        <span className={styles.play}>
          <Icon name="play" />
        </span>
      )}
    </>
  );
}
