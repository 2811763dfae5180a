import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Until } from '@/components/ui/Dated';
import { config } from '@/lib/config/config';
import { publicConfig } from '@/lib/config/public-config';
import type { LocalizedContent } from '@/lib/content/localized';
import type { HtmlLang } from '@/lib/i18n/locales';

type NoticeProps = { label: string; lang?: HtmlLang | undefined; children: ReactNode };

function Notice({ label, lang, children }: NoticeProps) {
  return (
    <aside className="notice" aria-label={label}>
      <p className="wrap" lang={lang}>
        {children}
      </p>
    </aside>
  );
}

export function ArchivedNotice() {
  const t = useTranslations('archived');

  return (
    <Notice label={t('title')}>
      <b>{t('title')}</b> {t('message')} <a href={publicConfig.parent_url}>{t('parent')}</a>
    </Notice>
  );
}

/** What every page says of the site, and until a moment of the campaign. */
export function SiteNotices({ values: { notice }, fallbackLang }: LocalizedContent) {
  const t = useTranslations();

  return (
    <>
      {config.isDraft && (
        <Notice label={t('draft.title')}>
          <b>{t('draft.title')}</b> {t('draft.message')}
        </Notice>
      )}
      {publicConfig.isArchived && <ArchivedNotice />}
      {notice && (
        <Until moment={Date.parse(notice.until)}>
          <Notice label={t('notice.title')} lang={fallbackLang('notice')}>
            {notice.text}
          </Notice>
        </Until>
      )}
    </>
  );
}
