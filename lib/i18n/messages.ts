import { publicConfig } from '@/lib/public-config';
import card from '@/messages/call-card.json';
import crossing from '@/messages/crossing.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import type { Locale } from './locales';

export type Messages = typeof en & { card: typeof card.en; crossing: typeof crossing.en };

const byLocale: Record<Locale, Messages> = {
  en: { ...en, card: card.en, crossing: crossing.en },
  es: { ...es, card: card.es, crossing: crossing.es },
};

/** The interface strings of a locale. */
export function messagesOf(locale: Locale): Messages {
  return byLocale[locale];
}

/** What no page hands to its client parts: the call card and the crossing bring their own messages. */
const serverNamespaces: readonly string[] = [
  'titles',
  'gallery',
  'gate',
  'where',
  'news',
  'partners',
  'portraits',
  'card',
  'crossing',
];

/** The interface strings that client parts use; the scoreboard's are among them while it is open. */
export function clientMessages(locale: Locale): Partial<Messages> {
  const left = publicConfig.features.scoreboard
    ? serverNamespaces
    : [...serverNamespaces, 'scoreboard'];
  const entries = Object.entries(messagesOf(locale));
  return Object.fromEntries(entries.filter(([name]) => !left.includes(name)));
}
