import { useTranslations } from 'next-intl';
import layout from '@/components/ui/layout.module.css';
import { config } from '@/lib/config';
import styles from './ArchivedNotice.module.css';

/** The lasting notice of an archived site, on every page (look.md, Archived). */
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
