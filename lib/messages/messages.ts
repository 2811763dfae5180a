import type { useTranslations } from 'next-intl';
import { publicConfig } from '@/lib/config/public-config';
import { hasCalls, targetList, targetsKind } from '@/lib/config/targets';
import callCard from '@/messages/call-card.json';
import en from '@/messages/en.json';
import offline from '@/messages/offline.json';
import partnerKit from '@/messages/partner-kit.json';
import placard from '@/messages/placard.json';
import printKit from '@/messages/print-kit.json';
import privacy from '@/messages/privacy.json';
import selfie from '@/messages/selfie.json';
import senators from '@/messages/senators.json';
import signing from '@/messages/signing.json';
import targets from '@/messages/targets.json';
import toolkit from '@/messages/toolkit.json';
import { isTable, type Table } from '../content/check/files/json-path';
import { forEachLocale, type Locale } from '../i18n/locales';
import { translations } from './translations';

const lazyMessages = {
  callCard,
  offline,
  partnerKit,
  placard,
  printKit,
  privacy,
  selfie,
  senators,
  signing,
  toolkit,
};

type InAll<Files extends Record<string, Record<Locale, unknown>>> = {
  [Name in keyof Files]: Record<Locale, Files[Name]['en'] & Files[Name]['es']>;
};
lazyMessages satisfies InAll<typeof lazyMessages>;

type LazyMessages = { [Name in keyof typeof lazyMessages]: (typeof lazyMessages)[Name]['en'] };

export type Messages = typeof en & LazyMessages & Pick<(typeof targets)['en']['list'], 'targets'>;

export type Translator = ReturnType<typeof useTranslations<never>>;

function lazyMessagesOf(locale: Locale): LazyMessages {
  const entries = Object.entries(lazyMessages).map(([name, byLocale]) => [name, byLocale[locale]]);
  return Object.fromEntries(entries) as LazyMessages;
}

const byLocale = forEachLocale((locale) => ({
  ...(locale === 'en' ? en : translations[locale]),
  ...lazyMessagesOf(locale),
}));

/** A compiled message is a list. */
function replaced(messages: Table, others: Table): Table {
  const entries = Object.entries(others).map(([key, other]) => {
    const own = messages[key];
    return [key, isTable(own) && isTable(other) ? replaced(own, other) : other];
  });
  return { ...messages, ...Object.fromEntries(entries) };
}

/**
 * All interface strings of a locale. They are about senators; for other campaigns messages/targets.json has
 * others in their place, and its list says what a call to them is called.
 */
export function messagesOf(locale: Locale): Messages {
  const messages = byLocale[locale];
  if (targetsKind() === 'us-senators') return messages as Messages;
  const { list, nobody } = targets[locale];
  const ofList = replaced(messages, list);
  const call = targetList(locale)?.call;
  return (
    hasCalls()
      ? replaced(ofList, { titles: { call }, letter: { thenCall: call } })
      : replaced(ofList, nobody)
  ) as Messages;
}

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
  'share',
  'video',
] as const satisfies (keyof typeof en)[];

type ClientMessages = Pick<Messages, (typeof clientNamespaces)[number]> &
  Partial<Pick<Messages, 'scoreboard' | 'closed' | 'targets'>>;

/**
 * The interface strings of client parts: the scoreboard’s while it is open, those that replace forms once
 * forms are closed, those of a list of targets where there is one.
 */
export function clientMessages(locale: Locale): ClientMessages {
  const all = messagesOf(locale);
  const { isArchived, hosts } = publicConfig;
  // what stands in place of a call form that the pages have
  const call = isArchived || !hosts.call ? all.call : { ...all.call, noHost: '', closed: '' };
  const messages = { ...all, call };
  const { scoreboard, closed, targets } = messages;
  const entries = clientNamespaces.map((name) => [name, messages[name]]);
  return {
    ...(Object.fromEntries(entries) as ClientMessages),
    ...(publicConfig.features.scoreboard && { scoreboard }),
    ...(isArchived && { closed }),
    ...(targetsKind() === 'list' && { targets }),
  };
}
