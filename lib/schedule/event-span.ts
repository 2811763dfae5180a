import { dateFormat } from '../dates/formats';
import { dayAfter, startOf } from '../dates/local-moment';
import type { Days } from '../dates/named-days';
import type { EntryTime } from './calendar-entries';
import { CAMPAIGN_TIME_ZONE } from './campaign-time';
import type { Span } from './livestream-phase';

/** `2021-10-24`, in the campaign's time zone. */
function campaignDay(moment: string | number): string {
  return dateFormat('en-CA', { timeZone: CAMPAIGN_TIME_ZONE }).format(new Date(moment));
}

export function daysOf(time: EntryTime): Days {
  if ('first' in time) return time;
  return { first: campaignDay(time.starts), last: campaignDay(time.ends ?? time.starts) };
}

/** An entry without an end runs until its day is over. */
export function spanOf(time: EntryTime): Span {
  const { first, last } = daysOf(time);
  const [starts, ends] = 'starts' in time ? [time.starts, time.ends] : [];
  return {
    startsAt: starts ? Date.parse(starts) : startOf(first, CAMPAIGN_TIME_ZONE),
    endsAt: ends ? Date.parse(ends) : startOf(dayAfter(last), CAMPAIGN_TIME_ZONE),
  };
}
