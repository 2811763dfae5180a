import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import { serviceNames, type Video } from '@/lib/video/services';
import styles from './video.module.css';

/** The way to a video that always works: its page on the service's own site. */
export function WatchOn({ video: { page, service } }: { video: Video }) {
  const t = useTranslations();

  return (
    <a className={styles.go} href={page} target="_blank" rel="noopener">
      {t('video.watchOn', { service: serviceNames[service] })}
      <span className={layout.visuallyHidden}> {t('share.newTab')}</span>
      <Icon name="arrow" />
    </a>
  );
}
