import { NO_PAGE } from '@/lib/addresses/paths';
import type { LocalPath } from '@/lib/addresses/routes';
import { targetsKind } from '@/lib/config/targets';
import { defaultLocale } from '@/lib/i18n/locales';
import { statePages } from './state-pages';
import { targetPages } from './target-pages';

/** The paths of the pages below /call: a state's each, or a target's; none where they are switched off. */
export function localPaths(): LocalPath[] {
  const pages = targetsKind() === 'us-senators' ? statePages : targetPages;
  return pages(defaultLocale).map(({ path }) => path);
}

/** The last part of each local page's address, for the route. */
export function localPageParams(): { page: string }[] {
  const pages = localPaths().map((path) => ({ page: path.slice('/call/'.length) }));
  return pages.length > 0 ? pages : [{ page: NO_PAGE }];
}
