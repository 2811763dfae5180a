import { byClock } from '../dates/formats';
import { zoneName } from '../dates/local-moment';
import type { Locale } from '../i18n/locales';

const ORDINALS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** A livestream's day in words: `October 24th, 2021`, `24 de octubre de 2021`. */
export function livestreamDay(iso: string, locale: Locale, timeZone: string): string {
  const whole = byClock(iso, locale, timeZone)({ dateStyle: 'long' });
  if (locale !== 'en') return whole;
  return whole.replace(/\d+(?=,)/, (day) => `${day}${ORDINALS[ordinals.select(Number(day))]}`);
}

const PACIFIC = 'America/Los_Angeles';

/** A livestream's time by the campaign's clock and by the Pacific one: `4:00 PM ET / 1:00 PM PT`. */
export function livestreamTime(iso: string, locale: Locale, campaignZone: string): string {
  const clock = (timeZone: string) => {
    const time = byClock(iso, locale, timeZone)({ hour: 'numeric', minute: '2-digit' });
    return `${time.replaceAll('\u00a0', ' ')} ${zoneName(timeZone)}`;
  };
  return [...new Set([campaignZone, PACIFIC].map(clock))].join(' / ');
}
