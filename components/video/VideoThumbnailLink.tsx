import layout from '@/components/ui/layout.module.css';
import type { HtmlLang } from '@/lib/i18n/locales';
import type { Video } from '@/lib/video/services';
import { PLACEHOLDER, PlayName, VideoThumbnail } from './VideoThumbnail';
import styles from './video.module.css';
import type { VideoTexts } from './video-texts';

type PosterLinkProps = {
  video: Video | undefined;
  title: string;
  lang: HtmlLang | undefined;
  placeholder?: string | undefined;
  texts: VideoTexts;
};

/** A video where our player is not: its poster, leading to its page if it has one. */
export function VideoThumbnailLink({ video, title, lang, placeholder, texts }: PosterLinkProps) {
  const poster = (
    <VideoThumbnail placeholder={placeholder ?? PLACEHOLDER} isPlayable={Boolean(video)} />
  );
  if (!video) return <div className={styles.screen}>{poster}</div>;

  return (
    <a className={styles.screen} href={video.page} target="_blank" rel="noopener">
      {poster}
      <PlayName play={texts.play} title={title} lang={lang} />
      <span className={layout.visuallyHidden}> {texts.newTab}</span>
    </a>
  );
}
