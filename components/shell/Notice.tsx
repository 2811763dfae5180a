import type { ReactNode } from 'react';
import layout from '@/components/ui/layout.module.css';
import type { HtmlLang } from '@/lib/i18n/locales';

type NoticeProps = { label: string; lang?: HtmlLang | undefined; children: ReactNode };

export function Notice({ label, lang, children }: NoticeProps) {
  return (
    <aside className={layout.notice} aria-label={label}>
      <p className={layout.wrap} lang={lang}>
        {children}
      </p>
    </aside>
  );
}
