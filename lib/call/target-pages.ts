import { targetPaths } from '@/lib/addresses/paths';
import type { LocalPath } from '@/lib/addresses/routes';
import { publicConfig } from '@/lib/config/public-config';
import { targetList } from '@/lib/config/targets';
import type { Target } from '@/lib/content/model/lists';
import type { HtmlLang, Locale } from '@/lib/i18n/locales';

export type TargetPage = { target: Target; lang: HtmlLang | undefined; path: LocalPath };

/** The targets of a list, each with a page of its own; none in another campaign. */
export function targetPages(locale: Locale): TargetPage[] {
  const list = targetList(locale);
  if (!list || !publicConfig.features.places) return [];
  const paths = targetPaths(list.targets.map(({ name }) => name));
  return list.targets.map((target, index) => ({
    target,
    lang: list.lang,
    path: paths[index] as LocalPath,
  }));
}
