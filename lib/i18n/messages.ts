import en from '@/messages/en.json';
import es from '@/messages/es.json';
import type { Locale } from './locales';

export type Messages = typeof en;

const byLocale: Record<Locale, Messages> = { en, es };

/** The interface strings of a locale. */
export function messagesOf(locale: Locale): Messages {
  return byLocale[locale];
}
