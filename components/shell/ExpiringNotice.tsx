'use client';

import { useTranslations } from 'next-intl';
import { useLiveState } from '@/components/schedule/useLiveState';
import type { HtmlLang } from '@/lib/i18n/locales';
import { Notice } from './Notice';

type ExpiringNoticeProps = { text: string; until: string; lang: HtmlLang | undefined };

/** What every page says until a moment; the server, which knows no clock, says it always. */
export function ExpiringNotice({ text, until, lang }: ExpiringNoticeProps) {
  const t = useTranslations('notice');
  const end = Date.parse(until);
  const isOver = useLiveState({ startsAt: end, endsAt: end })?.phase === 'ended';

  return (
    !isOver && (
      <Notice label={t('title')} lang={lang}>
        {text}
      </Notice>
    )
  );
}
