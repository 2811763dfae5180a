import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import type { HtmlLang } from '@/lib/i18n/locales';
import { withBasePath } from '@/lib/paths';
import styles from './video.module.css';

/** The picture of a video that has none of its own (spec.md section 2, Video player). */
export const PLACEHOLDER = '/images/video-placeholder.png';

type VideoThumbnailProps = { placeholder: string; isPlayable?: boolean };

/** What a video looks like before it plays. */
export function VideoThumbnail({ placeholder, isPlayable = true }: VideoThumbnailProps) {
  const small = placeholder === PLACEHOLDER ? PLACEHOLDER.replace('.png', '.webp') : null;

  return (
    <>
      <picture>
        {small && <source srcSet={withBasePath(small)} type="image/webp" />}
        <img src={withBasePath(placeholder)} width={1280} height={720} alt="" loading="lazy" />
      </picture>
      {isPlayable && (
        <span className={styles.play}>
          <Icon name="play" />
        </span>
      )}
    </>
  );
}

type NameProps = { play: string; title: string; lang: HtmlLang | undefined };

/** `Play: {title}`, for those who do not see the poster. */
export function PlayName({ play, title, lang }: NameProps) {
  const [before, after] = play.split('{title}');

  return (
    <span className={layout.visuallyHidden}>
      {before}
      <span lang={lang}>{title}</span>
      {after}
    </span>
  );
}
