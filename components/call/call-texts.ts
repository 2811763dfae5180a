import { phoneLink } from '@/lib/call/phone-link';
import { config } from '@/lib/config';
import { fillPlaceholders } from '@/lib/content/html';
import type { LocalizedContent } from '@/lib/content/localized';
import { safeHtml } from '@/lib/content/sanitize';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import type { CallFailure } from '@/lib/services/call';

/** The Capitol switchboard as it is written and as it is dialled. */
export type Switchboard = { before: string; number: string; href: string };

/** What is said when no call was placed: always the error, and the cause where it is known. */
export type FailureTexts = {
  error: string;
  causes: Record<CallFailure, string>;
  switchboard: Switchboard;
};

export function failureTexts(t: Translate): FailureTexts {
  const number = config.switchboard_phone;
  return {
    error: t('call.error'),
    causes: {
      'rate-limited': t('call.causes.rateLimited'),
      archived: t('call.causes.archived'),
      paused: t('call.causes.paused'),
      refused: '',
      'timed-out': t('call.causes.timedOut'),
      offline: t('call.causes.offline'),
      unreachable: t('call.causes.unreachable'),
    },
    switchboard: { before: t('call.switchboard'), number, href: phoneLink(number) },
  };
}

/** What is said around the direct numbers; the browser fills in the `{place}` and the `{date}`. */
export type DirectTexts = ReturnType<typeof directTexts>;

export function directTexts(locale: Locale, t: Translate) {
  return {
    locale,
    summary: t('direct.summary'),
    loading: t('modal.loading'),
    failed: t('direct.failed'),
    zip: t('direct.zip'),
    state: t('direct.state'),
    choose: t('direct.choose'),
    senators: t('direct.senators', { place: '{place}' }),
    asOf: t('direct.asOf', { date: '{date}' }),
    noSenators: t('direct.noSenators', { place: '{place}' }),
    military: t('direct.military'),
    unknown: t('direct.unknown'),
  };
}

function unavailability(t: Translate): string | null {
  if (config.isArchived) return t('call.closed');
  return config.hosts.call ? null : t('call.noHost');
}

/** Everything that a call form needs from the server: its words, its hosts and its campaign. */
export type CallFormTexts = ReturnType<typeof callFormTexts>;

export function callFormTexts({ content, locale }: LocalizedContent, t: Translate) {
  return {
    callHost: config.hosts.call,
    queueHost: config.hosts.queue,
    legacyZipcode: config.legacy_zipcode,
    campaignId: content.callpower_id,
    script: content.callpower_script,
    call: t('call.call'),
    sending: t('call.sending'),
    sendingSpoken: t('call.sendingSpoken'),
    phone: {
      label: t('call.phoneLabel'),
      placeholder: config.sample_phone,
      missing: t('call.phoneMissing'),
      hint: t('call.phoneHint'),
    },
    zip: {
      label: t('call.zipLabel'),
      placeholder: t('call.zipPlaceholder'),
      missing: t('call.zipMissing'),
      hint: t('call.zipHint'),
    },
    privacy: fillPlaceholders(safeHtml.parse(t.raw('call.privacyHtml')), {
      privacy_url: config.privacy_url,
    }),
    /** Why there is no form here, or null where there is one. */
    unavailable: unavailability(t),
    failure: failureTexts(t),
    direct: directTexts(locale, t),
    posted: {
      summary: t('posted.summary'),
      name: t('posted.name'),
      email: t('posted.email'),
      address: t('posted.address'),
      state: t('posted.state'),
      consent: t('posted.consent'),
      emailMissing: t('posted.emailMissing'),
    },
  };
}
