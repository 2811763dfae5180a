import { useTranslations } from 'next-intl';
import { useContent } from '@/components/shell/ContentProvider';
import { Wordmark } from '@/components/shell/Wordmark';
import { publicConfig } from '@/lib/public-config';
import styles from './parts.module.css';

/** Says that the site is archived, and where the movement goes on (spec.md section 2). */
export function ArchivedModal() {
  const t = useTranslations('archived');
  const { locale, content } = useContent();

  return (
    <div className={styles.stack}>
      <Wordmark locale={locale} alt={content.site_title} />
      <p>{t('message')}</p>
      <p>
        <a href={publicConfig.parent_url}>{t('parent')}</a>
      </p>
    </div>
  );
}
