import type { HtmlLang } from '@/lib/i18n/locales';

/** For screen readers: what a link is about that reads like the others around it. */
export function SpokenTitle({ title, lang }: { title: string; lang: HtmlLang | undefined }) {
  return (
    <span className="visuallyHidden">
      {' '}
      <span lang={lang}>{title}</span>
    </span>
  );
}
