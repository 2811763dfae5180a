import { defaultLocale, type LocalPath } from '@/lib/i18n/locales';
import { targetsKind } from '@/lib/targets';
import { statePages } from './state-pages';
import { targetPages } from './target-pages';

/** The paths of the pages below /call: a state's each, or a target's; none where they are switched off. */
export function localPaths(): LocalPath[] {
  const pages = targetsKind() === 'us-senators' ? statePages : targetPages;
  return pages(defaultLocale).map(({ path }) => path);
}

/** The export needs one address at least; scripts/build/finish-export.ts removes this one. */
export const NO_PAGE = 'no-page';

/** The last part of each local page's address, for the route. */
export function localPageParams(): { page: string }[] {
  const pages = localPaths().map((path) => ({ page: path.slice('/call/'.length) }));
  return pages.length > 0 ? pages : [{ page: NO_PAGE }];
}
