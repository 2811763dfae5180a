import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Until } from '@/components/ui/Dated';
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

export function DraftNotice() {
  const t = useTranslations('draft');

  return (
    <Notice label={t('title')}>
      <b>{t('title')}</b> {t('message')}
    </Notice>
  );
}

/** What every page says until a moment. */
export function ExpiringNotice({ values: { notice }, fallbackLang }: LocalizedContent) {
  const t = useTranslations('notice');
  if (!notice) return null;

  return (
    <Until moment={Date.parse(notice.until)}>
      <Notice label={t('title')} lang={fallbackLang('notice')}>
        {notice.text}
      </Notice>
    </Until>
  );
}
