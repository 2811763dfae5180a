import type { LocalPath } from '@/lib/addresses/routes';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/messages/messages';
import { targetPages } from './local-pages';
import { seatsNote } from './seats';
import { lastNames, senatorsOf } from './senators';
import { bareStateName } from './state-names';
import { stateOfPath } from './state-pages';
import { rollCallsIn } from './votes';

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
