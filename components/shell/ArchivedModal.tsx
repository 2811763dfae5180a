import { useTranslations } from 'next-intl';
import { useContent } from '@/components/providers/ContentProvider';
import { publicConfig } from '@/lib/config/public-config';
import { Wordmark } from './Wordmark';

export function ArchivedModal() {
  const t = useTranslations('archived');
  const { locale, values } = useContent();

  return (
    <div className="stack">
      <Wordmark locale={locale} alt={values.site_title} />
      <p>{t('message')}</p>
      <p>
        <a href={publicConfig.parent_url}>{t('parent')}</a>
      </p>
    </div>
  );
}
