import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import { serviceNames, type Video } from '@/lib/video/services';
import { filled } from '@/lib/video/words';
import styles from './video.module.css';
import type { VideoTexts } from './video-texts';

/** The way to a video that always works: its page on the service's own site. */
export function WatchOn({ video, texts }: { video: Video; texts: VideoTexts }) {
  return (
    <a className={styles.go} href={video.page} target="_blank" rel="noopener">
      {filled(texts.watchOn, 'service', serviceNames[video.service])}
      <span className={layout.hidden}> {texts.newTab}</span>
      <Icon name="arrow" />
    </a>
  );
}
