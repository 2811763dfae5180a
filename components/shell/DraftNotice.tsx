import { useTranslations } from 'next-intl';
import { Notice } from './Notice';

/** Says on every page of a preview that it is one. */
export function DraftNotice() {
  const t = useTranslations('draft');

  return (
    <Notice label={t('title')}>
      <b>{t('title')}</b> {t('message')}
    </Notice>
  );
}
