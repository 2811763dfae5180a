import 'server-only';
import { bundle } from '@/lib/config';
import { type HtmlLang, htmlLangs, type Locale } from '@/lib/i18n/locales';
import type { Content, ContentKey } from './schema';

/** The content of one locale, and which of it is English shown for missing Spanish. */
export type Edition = {
  locale: Locale;
  content: Content;
  /** `lang` for the element that shows this key: set only where the text is a fallback. */
  langOf: (key: ContentKey) => HtmlLang | undefined;
};

/**
 * The checked content of a locale, Spanish laid over English key by key: an empty text is a value,
 * a list is replaced whole (spec.md section 2, Where the text comes from).
 */
export function loadContent(locale: Locale): Edition {
  const content = locale === 'en' ? bundle.en : { ...bundle.en, ...bundle.es };
  const own = bundle[locale];
  return { locale, content, langOf: (key) => (key in own ? undefined : htmlLangs.en) };
}
