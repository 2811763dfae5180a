import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { NewTabLink } from '@/components/ui/NewTabLink';
import { serviceNames } from '@/lib/content/model/video-services';
import type { Video } from '@/lib/video/videos';
import styles from './video.module.css';

export function WatchOn({ video: { page, service } }: { video: Video }) {
  const t = useTranslations('video');

  return (
    <NewTabLink className={styles.go} href={page}>
      {t('watchOn', { service: serviceNames[service] })}
      <Icon name="arrow" />
    </NewTabLink>
  );
}
