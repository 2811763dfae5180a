import { useTranslations } from 'next-intl';
import { publicConfig } from '@/lib/config/public-config';
import { Notice } from './Notice';

/** Says on every page that the site is archived, with the way to the movement. */
export function ArchivedNotice() {
  const t = useTranslations('archived');

  return (
    <Notice label={t('title')}>
      <b>{t('title')}</b> {t('message')} <a href={publicConfig.parent_url}>{t('parent')}</a>
    </Notice>
  );
}

/** Says on every page of a preview that it is one. */
export function DraftNotice() {
  const t = useTranslations('draft');

  return (
    <Notice label={t('title')}>
      <b>{t('title')}</b> {t('message')}
    </Notice>
  );
}
