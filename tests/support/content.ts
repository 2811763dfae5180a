import { contentData } from '@/lib/content/load';
import { type LocalizedContent, localizedContent } from '@/lib/content/localized';
import { type Content, contentKeys } from '@/lib/content/model/content';
import type { Locale } from '@/lib/i18n/locales';

export function contentWith(locale: Locale, replaced: Partial<Content>): LocalizedContent {
  const data = contentData(locale, contentKeys);
  return localizedContent({ ...data, values: { ...data.values, ...replaced } });
}
