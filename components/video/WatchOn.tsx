import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import { fill } from '@/lib/i18n/fill';
import { serviceNames, type Video } from '@/lib/video/services';
import styles from './video.module.css';
import type { VideoTexts } from './video-texts';

/** The way to a video that always works: its page on the service's own site. */
export function WatchOn({ video, texts }: { video: Video; texts: VideoTexts }) {
  return (
    <a className={styles.go} href={video.page} target="_blank" rel="noopener">
      {fill(texts.watchOn, { service: serviceNames[video.service] })}
      <span className={layout.visuallyHidden}> {texts.newTab}</span>
      <Icon name="arrow" />
    </a>
  );
}
