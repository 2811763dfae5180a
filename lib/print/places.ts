import { fillPlaceholders } from '@/lib/content/model/html';
import 'server-only';
import { lastPart, qrHref } from '@/lib/addresses/paths';
import type { LocalPath } from '@/lib/addresses/routes';
import { lastNames, senatorsOf } from '@/lib/call/senators';
import { stateName } from '@/lib/call/state-names';
import { statePages } from '@/lib/call/state-pages';
import { targetPages } from '@/lib/call/target-pages';
import { screenUrl } from '@/lib/config/screen-url';
import { targetsKind } from '@/lib/config/targets';
import type { LocalizedContent } from '@/lib/content/localized';
import type { Translator } from '@/lib/messages/messages';
import type { PrintPlace } from './choice';

/** The states, or the targets, that the sheets can be about; none where they have no pages. */
export function printPlaces(content: LocalizedContent, t: Translator): PrintPlace[] {
  const { locale } = content;
  const common = (path: LocalPath) => ({
    id: lastPart(path),
    page: { url: screenUrl(locale, path), qr: qrHref(locale, 'call', lastPart(path)) },
  });
  if (targetsKind() === 'list') {
    return targetPages(locale).map(({ path, target: { name, phone } }) => ({
      ...common(path),
      name,
      title: t('localPage.targetTitle', { name }),
      question: null,
      contacts: [{ name, phone }],
      note: null,
    }));
  }
  if (targetsKind() === 'nobody') return [];
  return statePages(locale).map(({ code, name, path }) => {
    const senators = senatorsOf(code);
    const names = lastNames(senators, locale);
    const question = content.values.place_question;
    return {
      ...common(path),
      name,
      title: names
        ? t('printKit.callNames', { names })
        : t('localPage.titleNoSenators', { place: name }),
      question: names && question ? fillPlaceholders(question, { place: name, names }) : null,
      contacts: senators.map(({ lastName, phone }) => ({ name: lastName, phone })),
      note: names ? null : t('senators.noSenators', { place: stateName(code, locale) }),
    };
  });
}
