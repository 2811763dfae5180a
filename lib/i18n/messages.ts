import { publicConfig } from '@/lib/public-config';
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
const serverNamespaces: readonly string[] = ['titles', 'gallery', 'where'];

/** The interface strings that client parts use; the scoreboard's are among them while it is open. */
export function clientMessages(locale: Locale): Partial<Messages> {
  const left = publicConfig.features.scoreboard
    ? serverNamespaces
    : [...serverNamespaces, 'scoreboard'];
  const entries = Object.entries(messagesOf(locale));
  return Object.fromEntries(entries.filter(([name]) => !left.includes(name)));
}
