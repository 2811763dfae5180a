import type { SafeHtml } from '@/lib/content/html';
import type { HtmlLang } from '@/lib/i18n/locales';

type RichTextProps = {
  html: SafeHtml;
  /** no paragraph: the HTML may hold some of its own */
  as?: 'div' | 'span' | 'li';
  lang?: HtmlLang | undefined;
  className?: string | undefined;
};

/** Checked HTML from the content, as it is. The only place that puts HTML into the page. */
export function RichText({ html, as: Tag = 'div', lang, className }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml comes from the sanitiser alone
  return <Tag lang={lang} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
