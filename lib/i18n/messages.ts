import { takesForms } from '@/lib/archive';
import { publicConfig } from '@/lib/public-config';
import callCard from '@/messages/call-card.json';
import en from '@/messages/en.json';
import event from '@/messages/event.json';
import placard from '@/messages/placard.json';
import printedSheet from '@/messages/printed-sheet.json';
import selfie from '@/messages/selfie.json';
import senators from '@/messages/senators.json';
import { forEachLocale, type Locale } from './locales';
import { translations } from './translations';

/**
 * Messages that load with the lazy part that shows them; each file is named after its namespace.
 */
const lazyMessages = { callCard, event, placard, printedSheet, selfie, senators };

type LazyMessages = { [Name in keyof typeof lazyMessages]: (typeof lazyMessages)[Name]['en'] };

export type Messages = typeof en & LazyMessages;

function lazyMessagesOf(locale: Locale): LazyMessages {
  const entries = Object.entries(lazyMessages).map(([name, both]) => [name, both[locale]]);
  return Object.fromEntries(entries) as LazyMessages;
}

const byLocale = forEachLocale((locale): Messages => {
  const own = locale === 'en' ? en : translations[locale];
  return { ...own, ...lazyMessagesOf(locale) };
});

/** All interface strings of a locale. */
export function messagesOf(locale: Locale): Messages {
  return byLocale[locale];
}

/** The namespaces that every page sends to its client parts; all others stay on the server. */
const clientNamespaces = [
  'archived',
  'calendar',
  'call',
  'callScript',
  'callYourself',
  'embed',
  'errors',
  'keepMePosted',
  'letter',
  'lists',
  'livestream',
  'modal',
  'notice',
  'share',
  'toolkit',
  'video',
] as const satisfies (keyof typeof en)[];

type ClientMessages = Pick<typeof en, (typeof clientNamespaces)[number]> &
  Partial<Pick<typeof en, 'scoreboard' | 'closed'>>;

/**
 * The interface strings that client parts use. The scoreboard's are included while it is open,
 * those that replace forms once forms are closed.
 */
export function clientMessages(locale: Locale): ClientMessages {
  const messages = messagesOf(locale);
  const { scoreboard, closed } = messages;
  const entries = clientNamespaces.map((name) => [name, messages[name]]);
  return {
    ...(Object.fromEntries(entries) as ClientMessages),
    ...(publicConfig.features.scoreboard && { scoreboard }),
    ...(!takesForms() && { closed }),
  };
}
