import type { HtmlLang } from '@/lib/i18n/locales';
import layout from './layout.module.css';

/** What a link among others like it is about, for those who do not see where it stands. */
export function SpokenTitle({ title, lang }: { title: string; lang: HtmlLang | undefined }) {
  return (
    <span className={layout.visuallyHidden}>
      {' '}
      <span lang={lang}>{title}</span>
    </span>
  );
}
