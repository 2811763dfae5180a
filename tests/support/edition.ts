import { loadContent } from '@/lib/content/load';
import type { LocalizedContent } from '@/lib/content/localized';
import type { Content } from '@/lib/content/schema';
import type { Locale } from '@/lib/i18n/locales';

/** The content of a locale with some of it replaced, as an editor might have it. */
export function editionWith(locale: Locale, content: Partial<Content>): LocalizedContent {
  const edition = loadContent(locale);
  return { ...edition, content: { ...edition.content, ...content } };
}
