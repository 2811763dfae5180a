import { type HtmlLang, htmlLangs } from '@/lib/i18n/locales';
import type { SourceName } from '@/lib/video/sources';

/** The Spanish source is called Español in each language. */
export function sourceLang(name: SourceName): HtmlLang | undefined {
  return name === 'spanish' ? htmlLangs.es : undefined;
}
