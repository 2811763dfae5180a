import type { Locale } from '@/lib/i18n/locales';
import { publicConfig } from '../config/public-config';
import { byClock, formatDate } from '../dates/formats';
import { zoneName } from '../dates/local-moment';

export const CAMPAIGN_TIME_ZONE = publicConfig.time_zone;

const byCampaign = (iso: string, locale: Locale) => byClock(iso, locale, CAMPAIGN_TIME_ZONE);

/** `Aug` and `2`, in the campaign's time zone. */
export function monthAndDay(iso: string, locale: Locale): { month: string; day: string } {
  const part = byCampaign(iso, locale);
  return { month: part({ month: 'short' }).replace('.', ''), day: part({ day: 'numeric' }) };
}

/** `Monday, July 19, 2021` and `11:00 AM ET`, which does not break, in the campaign's time zone. */
export function dayAndTime(iso: string, locale: Locale): { day: string; time: string } {
  const part = byCampaign(iso, locale);
  const time = `${part({ hour: 'numeric', minute: '2-digit' })} ${zoneName(CAMPAIGN_TIME_ZONE)}`;
  return {
    day: part({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
    time: time.replaceAll(' ', '\u00a0'),
  };
}

/** `Monday, July 19, 2021, 11:00 AM ET`. */
export function fullMoment(iso: string, locale: Locale): string {
  const { day, time } = dayAndTime(iso, locale);
  return `${day}, ${time}`;
}

/**
 * A moment by the visitor’s own clock: `4:45 PM`, with its day where that is not the campaign’s: `Aug 3,
 * 12:45 AM`. Without `timeZone` the device’s is taken.
 */
export function localTime(moment: number, locale: Locale, timeZone?: string): string {
  const [day, campaignDay] = [timeZone, CAMPAIGN_TIME_ZONE].map((zone) =>
    formatDate(moment, locale, { month: 'short', day: 'numeric', timeZone: zone }),
  );
  const time = formatDate(moment, locale, { hour: 'numeric', minute: '2-digit', timeZone });
  return day === campaignDay ? time : `${day}, ${time}`;
}
