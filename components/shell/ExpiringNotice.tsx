'use client';

import { useTranslations } from 'next-intl';
import { useIsPast } from '@/components/ui/useNow';
import type { HtmlLang } from '@/lib/i18n/locales';
import { Notice } from './Notice';

type ExpiringNoticeProps = { text: string; until: string; lang: HtmlLang | undefined };

/** What every page says until a moment; the server, which knows no clock, says it always. */
export function ExpiringNotice({ text, until, lang }: ExpiringNoticeProps) {
  const t = useTranslations('notice');
  const isOver = useIsPast(Date.parse(until));

  return (
    !isOver && (
      <Notice label={t('title')} lang={lang}>
        {text}
      </Notice>
    )
  );
}
