import type { ReactNode } from 'react';
import type { HtmlLang } from '@/lib/i18n/locales';

type NoticeProps = { label: string; lang?: HtmlLang | undefined; children: ReactNode };

export function Notice({ label, lang, children }: NoticeProps) {
  return (
    <aside className="notice" aria-label={label}>
      <p className="wrap" lang={lang}>
        {children}
      </p>
    </aside>
  );
}
