import type { SafeHtml } from '@/lib/content/model/html';
import type { HtmlLang } from '@/lib/i18n/locales';

type RichTextProps = {
  html: SafeHtml;
  /** not a paragraph: the HTML may contain paragraphs */
  as?: 'div' | 'span' | 'li';
  lang?: HtmlLang | undefined;
  className?: string | undefined;
};

/** The only component that sets inner HTML. */
export function RichText({ html, as: Tag = 'div', lang, className }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml comes from the sanitiser alone
  return <Tag lang={lang} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
