import { useTranslations } from 'next-intl';
import { publicConfig } from '@/lib/config/public-config';
import { Notice } from './Notice';

export function ArchivedNotice() {
  const t = useTranslations('archived');

  return (
    <Notice label={t('title')}>
      <b>{t('title')}</b> {t('message')} <a href={publicConfig.parent_url}>{t('parent')}</a>
    </Notice>
  );
}

export function DraftNotice() {
  const t = useTranslations('draft');

  return (
    <Notice label={t('title')}>
      <b>{t('title')}</b> {t('message')}
    </Notice>
  );
}
