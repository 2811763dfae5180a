import { publicConfig } from '@/lib/public-config';
import card from '@/messages/call-card.json';
import crossing from '@/messages/crossing.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import selfie from '@/messages/selfie.json';
import sheet from '@/messages/sheet.json';
import type { Locale } from './locales';

/** The messages that come with the lazy part that shows them. */
const lazyMessages = { card, crossing, selfie, sheet };

export type Messages = typeof en & {
  [Name in keyof typeof lazyMessages]: (typeof lazyMessages)[Name]['en'];
};

const byLocale: Record<Locale, Messages> = {
  en: { ...en, card: card.en, crossing: crossing.en, selfie: selfie.en, sheet: sheet.en },
  es: { ...es, card: card.es, crossing: crossing.es, selfie: selfie.es, sheet: sheet.es },
};

/** The interface strings of a locale. */
export function messagesOf(locale: Locale): Messages {
  return byLocale[locale];
}

/** What no page hands to its client parts. */
const serverNamespaces: readonly string[] = [
  'titles',
  'draft',
  'toolkitPage',
  'gallery',
  'gate',
  'where',
  'news',
  'partners',
  'portraits',
  ...Object.keys(lazyMessages),
];

/** The interface strings that client parts use; the scoreboard's are among them while it is open. */
export function clientMessages(locale: Locale): Partial<Messages> {
  const left = publicConfig.features.scoreboard
    ? serverNamespaces
    : [...serverNamespaces, 'scoreboard'];
  const entries = Object.entries(messagesOf(locale));
  return Object.fromEntries(entries.filter(([name]) => !left.includes(name)));
}
