import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { NewTabLink } from '@/components/ui/NewTabLink';
import styles from '@/components/ui/video.module.css';
import { serviceNames } from '@/lib/content/model/video-services';
import type { Video } from '@/lib/video/videos';

export function WatchOn({ video: { page, service } }: { video: Video }) {
  const t = useTranslations('video');

  return (
    <NewTabLink className={styles.go} href={page}>
      {t('watchOn', { service: serviceNames[service] })}
      <Icon name="arrow" />
    </NewTabLink>
  );
}
