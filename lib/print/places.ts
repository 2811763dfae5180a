import 'server-only';
import { lastPart } from '@/lib/addresses/paths';
import { targetPages } from '@/lib/call/local-pages';
import { seatsNote } from '@/lib/call/seats';
import { lastNames, senatorsOf } from '@/lib/call/senators';
import { pageCodes } from '@/lib/call/state-names';
import { statePages } from '@/lib/call/state-pages';
import { publicConfig } from '@/lib/config/public-config';
import { targetsKind } from '@/lib/config/targets';
import type { LocalizedContent } from '@/lib/content/localized';
import type { Translator } from '@/lib/messages/messages';
import { type PrintPlace, type SheetName, sheetNames } from './choice';

/** One object per state for all languages, so that a page holds each once. */
const contacts = new Map(
  pageCodes.map((code) => [
    code,
    senatorsOf(code).map(({ lastName, phone }) => ({ name: lastName, phone })),
  ]),
);

/** All; the letter in a campaign alone that has pages of states, and so addresses senators. */
export const offeredSheets = (): SheetName[] =>
  sheetNames.filter(
    (name) =>
      name !== 'letter' || (targetsKind() === 'us-senators' && publicConfig.features.places),
  );

/** States or targets; empty where they have no pages. */
export function printPlaces(content: LocalizedContent, t: Translator): PrintPlace[] {
  const { locale } = content;
  if (targetsKind() === 'list') {
    return targetPages(locale).map(({ path, target: { name, phone } }) => ({
      id: lastPart(path),
      name,
      names: null,
      title: t('localPage.targetTitle', { name }),
      contacts: [{ name, phone }],
      note: null,
    }));
  }
  if (targetsKind() === 'nobody') return [];
  return statePages(locale).map(({ code, name, path }) => {
    const names = lastNames(senatorsOf(code), locale);
    const note = seatsNote(code, locale, t);
    const title = names
      ? t('printSheets.callNames', { names })
      : t('localPage.titleNoSenators', { place: name });
    return {
      id: lastPart(path),
      name,
      names: note ? null : names,
      ...(note && { title }),
      contacts: contacts.get(code) ?? [],
      note,
    };
  });
}
