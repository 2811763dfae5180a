import { useTranslations } from 'next-intl';
import layout from '@/components/ui/layout.module.css';
import { config } from '@/lib/config';
import styles from './ArchivedNotice.module.css';

/** Says on every page that the site is archived, with the way to the movement. */
export function ArchivedNotice() {
  const t = useTranslations('archived');

  return (
    <aside className={styles.notice} aria-label={t('title')}>
      <p className={layout.wrap}>
        <b>{t('title')}</b> {t('message')} <a href={config.parent_url}>{t('parent')}</a>
      </p>
    </aside>
  );
}
