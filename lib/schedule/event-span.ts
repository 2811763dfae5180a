import { endOfDay, localMoment } from '../dates/local-moment';
import type { EntryTime } from './calendar-entries';
import { CAMPAIGN_TIME_ZONE } from './campaign-time';
import type { Span } from './livestream-phase';

/** The days of an entry as `2021-10-24`, in the campaign's time zone. */
export function daysOf({ starts, ends }: EntryTime): { first: string; last: string } {
  const [first = '', last = ''] = [starts, ends ?? starts].map((moment) =>
    localMoment(Date.parse(moment), CAMPAIGN_TIME_ZONE).slice(0, 10),
  );
  return { first, last };
}

/** An entry without an end runs until its day is over. */
export function spanOf({ starts, ends }: EntryTime): Span {
  return {
    startsAt: Date.parse(starts),
    endsAt: ends ? Date.parse(ends) : endOfDay(starts, CAMPAIGN_TIME_ZONE),
  };
}
