import { NO_PAGE, targetPaths } from '@/lib/addresses/paths';
import type { LocalPath } from '@/lib/addresses/routes';
import { publicConfig } from '@/lib/config/public-config';
import { targetList, targetsKind } from '@/lib/config/targets';
import type { Target } from '@/lib/content/model/targets';
import { defaultLocale, type HtmlLang, type Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/messages/messages';
import { seatsNote } from './seats';
import { lastNames, senatorsOf } from './senators';
import { bareStateName } from './state-names';
import { stateOfPath, statePages } from './state-pages';
import { rollCallsIn } from './votes';

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

/** The title and description of a local page, for search engines and where it is shared. */
export function introductionOf(locale: Locale, path: LocalPath, t: Translator) {
  const page = targetPages(locale).find((each) => each.path === path);
  if (page) {
    const { name, role } = page.target;
    return {
      title: t('localPage.targetTitle', { name }),
      description: t('localPage.targetDescription', { name, role }),
    };
  }
  const code = stateOfPath(path) ?? '';
  const place = bareStateName(code, locale);
  const count = senatorsOf(code).length;
  const senators = lastNames(senatorsOf(code), locale);
  if (!senators) {
    return {
      title: t('localPage.titleNoSenators', { place }),
      description: seatsNote(code, locale, t) ?? '',
    };
  }
  const votes = String(rollCallsIn(locale) !== null);
  return {
    title: t('localPage.title', { senators, place }),
    description: t('localPage.description', { senators, votes, count }),
  };
}
