import { useTranslations } from 'next-intl';
import layout from '@/components/ui/layout.module.css';
import styles from './ArchivedNotice.module.css';

/** Says on every page of a preview that it is one. */
export function DraftNotice() {
  const t = useTranslations('draft');

  return (
    <aside className={styles.notice} aria-label={t('title')}>
      <p className={layout.wrap}>
        <b>{t('title')}</b> {t('message')}
      </p>
    </aside>
  );
}
