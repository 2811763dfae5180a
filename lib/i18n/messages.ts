import en from '@/messages/en.json';
import es from '@/messages/es.json';
import type { Locale } from './locales';

export type Messages = typeof en;

const byLocale: Record<Locale, Messages> = { en, es };

/** The interface strings of a locale. */
export function messagesOf(locale: Locale): Messages {
  return byLocale[locale];
}

/** The namespaces that only server parts use. */
const serverNamespaces: readonly string[] = ['titles', 'scoreboard', 'gallery', 'where'];

/** The interface strings that client parts use. */
export function clientMessages(locale: Locale): Partial<Messages> {
  const entries = Object.entries(messagesOf(locale));
  return Object.fromEntries(entries.filter(([name]) => !serverNamespaces.includes(name)));
}
