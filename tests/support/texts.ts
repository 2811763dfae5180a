import { createTranslator } from 'next-intl';
import { callFormTexts } from '@/components/call/call-texts';
import { formTexts } from '@/components/modals/form-texts';
import { loadContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';

const translator = (locale: Locale) =>
  createTranslator({ locale, messages: messagesOf(locale), timeZone: 'America/New_York' });

/** What the server tells a call form, with hosts that are set up. */
export function callTextsIn(locale: Locale) {
  return {
    ...callFormTexts(loadContent(locale), translator(locale)),
    callHost: 'https://calls.example',
    queueHost: 'https://queue.example',
    unavailable: null,
  };
}

/** What the server tells the modals, with hosts that are set up. */
export function modalTextsIn(locale: Locale) {
  const texts = formTexts(loadContent(locale), translator(locale));
  return { ...texts, callForm: callTextsIn(locale), script: callTextsIn(locale) };
}
