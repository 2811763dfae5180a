import { takesForms } from '@/lib/archive';
import { publicConfig } from '@/lib/public-config';
import card from '@/messages/call-card.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import event from '@/messages/event.json';
import placard from '@/messages/placard.json';
import selfie from '@/messages/selfie.json';
import senators from '@/messages/senators.json';
import sheet from '@/messages/sheet.json';
import type { Locale } from './locales';

/** Messages that load with the lazy part that shows them. */
const lazyMessages = { card, event, placard, selfie, senators, sheet };

type LazyMessages = { [Name in keyof typeof lazyMessages]: (typeof lazyMessages)[Name]['en'] };

export type Messages = typeof en & LazyMessages;

function lazyMessagesOf(locale: Locale): LazyMessages {
  const entries = Object.entries(lazyMessages).map(([name, both]) => [name, both[locale]]);
  return Object.fromEntries(entries) as LazyMessages;
}

const byLocale: Record<Locale, Messages> = {
  en: { ...en, ...lazyMessagesOf('en') },
  es: { ...es, ...lazyMessagesOf('es') },
};

/** All interface strings of a locale. */
export function messagesOf(locale: Locale): Messages {
  return byLocale[locale];
}

/** Namespaces that client parts never need. */
const serverNamespaces: readonly string[] = [
  'titles',
  'shell',
  'callSteps',
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

/**
 * The interface strings that client parts use. The scoreboard's are included while it is open,
 * those that replace forms once forms are closed.
 */
export function clientMessages(locale: Locale): Partial<Messages> {
  const left = [
    ...serverNamespaces,
    ...(publicConfig.features.scoreboard ? [] : ['scoreboard']),
    ...(takesForms() ? ['closed'] : []),
  ];
  const entries = Object.entries(messagesOf(locale));
  return Object.fromEntries(entries.filter(([name]) => !left.includes(name)));
}
