import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import layout from '@/components/ui/layout.module.css';
import type { HtmlLang } from '@/lib/i18n/locales';
import { publicConfig } from '@/lib/public-config';
import styles from './Notice.module.css';

type NoticeProps = { label: string; lang?: HtmlLang | undefined; children: ReactNode };

/** What a page says before anything else. */
export function Notice({ label, lang, children }: NoticeProps) {
  return (
    <aside className={styles.notice} aria-label={label}>
      <p className={layout.wrap} lang={lang}>
        {children}
      </p>
    </aside>
  );
}

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
