'use client';

import { useTranslations } from 'next-intl';
import { useLiveState } from '@/components/livestream/useLiveState';
import layout from '@/components/ui/layout.module.css';
import type { HtmlLang } from '@/lib/i18n/locales';
import styles from './ArchivedNotice.module.css';

type ExpiringNoticeProps = { text: string; until: string; lang: HtmlLang | undefined };

/** What every page says until a moment; the server, which knows no clock, says it always. */
export function ExpiringNotice({ text, until, lang }: ExpiringNoticeProps) {
  const t = useTranslations('global');
  const end = Date.parse(until);
  const isOver = useLiveState({ startsAt: end, endsAt: end })?.phase === 'ended';
  if (isOver) return null;

  return (
    <aside className={styles.notice} aria-label={t('notice')}>
      <p className={layout.wrap} lang={lang}>
        {text}
      </p>
    </aside>
  );
}
