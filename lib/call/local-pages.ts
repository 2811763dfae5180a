import { NO_PAGE, targetPaths } from '@/lib/addresses/paths';
import type { LocalPath } from '@/lib/addresses/routes';
import { publicConfig } from '@/lib/config/public-config';
import { targetList, targetsKind } from '@/lib/config/targets';
import type { Target } from '@/lib/content/model/targets';
import { defaultLocale, type HtmlLang, type Locale } from '@/lib/i18n/locales';
import { statePages } from './state-pages';

export type TargetPage = { target: Target; lang: HtmlLang | undefined; path: LocalPath };

/** The targets of a list, each with a page of its own; empty in other campaigns. */
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

/** The paths below /call, of states or targets; empty if switched off. */
export function localPaths(): LocalPath[] {
  const pages = targetsKind() === 'us-senators' ? statePages : targetPages;
  return pages(defaultLocale).map(({ path }) => path);
}

export function localPageParams(): { page: string }[] {
  const pages = localPaths().map((path) => ({ page: path.slice('/call/'.length) }));
  return pages.length > 0 ? pages : [{ page: NO_PAGE }];
}
