import 'server-only';
import { createTranslator } from 'next-intl';
import type { LocalizedContent } from '@/lib/content/localized';
import { accessWords, type CalendarEvent } from '@/lib/content/model/events';
import { listInWords } from '@/lib/dates/formats';
import { type HtmlLang, type Locale, translatedLocales } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/messages/messages';

/** `Access: seats and captions.`, and the content’s own line with the language of a fallback. */
export type Access = { words?: string; note?: string; noteLang?: HtmlLang | undefined };

type Said = Pick<CalendarEvent, 'access' | 'access_note'> & { id?: string };

function sentenceOf(access: NonNullable<Said['access']>, locale: Locale): string {
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'access' });
  const languageNames = new Intl.DisplayNames(locale, { type: 'language' });
  const isNothing = access.every((word) => word === 'none');
  const isNamed = (word: (typeof access)[number]) => isNothing || access.includes(word);
  const languages = translatedLocales.filter(isNamed).map((each) => languageNames.of(each) ?? each);
  const named = [
    ...accessWords.filter(isNamed).map((word) => t(`words.${word}`)),
    ...languages.map((language) => t('language', { language })),
  ];
  const words = listInWords(named, locale, isNothing ? 'disjunction' : undefined);
  return t(isNothing ? 'none' : 'there', { words });
}

/** The access line of an event: empty without `access`; an empty list says that nothing is provided. */
export function accessOf(
  { access, access_note: note, ...event }: Said,
  { locale, entryLang }: Pick<LocalizedContent, 'locale' | 'entryLang'>,
): { access?: Access } {
  const words = access && { words: sentenceOf(access, locale) };
  const noted = note && { note, noteLang: entryLang('events', event) };
  return words || noted ? { access: { ...words, ...(noted || {}) } } : {};
}
