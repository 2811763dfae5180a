import type { Target } from '@/lib/content/schema';
import type { HtmlLang, Locale, LocalPath } from '@/lib/i18n/locales';
import { publicConfig } from '@/lib/public-config';
import { targetList } from '@/lib/targets';
import { slugOf } from './state-codes.mjs';

export type TargetPage = { target: Target; lang: HtmlLang | undefined; path: LocalPath };

/**
 * The targets of a list, each with a page of its own; none in another campaign. Somebody whose name
 * leaves nothing for an address, or shares it with one before, has their place in the list there.
 */
export function targetPages(locale: Locale): TargetPage[] {
  const list = targetList(locale);
  if (!list || !publicConfig.features.places) return [];
  const slugs = list.targets.map(({ name }) => slugOf(name));
  return list.targets.map((target, index) => {
    const slug = slugs[index] ?? '';
    const isOwn = slug !== '' && slugs.indexOf(slug) === index;
    const path = `/call/${isOwn ? slug : [slug, index + 1].filter(Boolean).join('-')}` as const;
    return { target, lang: list.lang, path };
  });
}
