import { onTestFinished } from 'vitest';
import { bundle } from '@/lib/content/bundle';
import { contentOverEnglish } from '@/lib/content/english-fallback';
import { type LocalizedContent, localizedContent } from '@/lib/content/localized';
import type { Content, ContentKey } from '@/lib/content/model/content';
import type { Locale } from '@/lib/i18n/locales';

export function contentWith(locale: Locale, replaced: Partial<Content>): LocalizedContent {
  const data = contentOverEnglish(bundle, locale);
  return localizedContent({ ...data, values: { ...data.values, ...replaced } });
}

/** Changes what a language's files say until the test ends; undefined takes a key out. */
export function changeContent(
  locale: Locale,
  changes: { [Key in ContentKey]?: Content[Key] | undefined },
): void {
  const before = bundle[locale];
  const entries = Object.entries({ ...before, ...changes });
  Object.assign(bundle, {
    [locale]: Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
  });
  onTestFinished(() => void Object.assign(bundle, { [locale]: before }));
}
