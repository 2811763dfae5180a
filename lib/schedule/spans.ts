import type { Content } from '@/lib/content/model/content';
import { dateFormat } from '../dates/formats';
import { momentOf } from '../dates/local-moment';
import type { CalendarEntry, EntryTime } from './calendar-entries';
import { CAMPAIGN_TIME_ZONE, type Days, dayAfter } from './dates';
import type { Span } from './livestream-phase';

/** The moment at which a day begins by the campaign's clock, which may skip midnight when it is set forward. */
function startOf(day: string): number {
  const midnight = momentOf(`${day}T00:00`, CAMPAIGN_TIME_ZONE);
  return Date.parse(midnight ?? momentOf(`${day}T01:00`, CAMPAIGN_TIME_ZONE) ?? '');
}

/** The day of a moment on the campaign's calendar, as `2021-10-24`. */
export function campaignDay(moment: string | number): string {
  return dateFormat('en-CA', { timeZone: CAMPAIGN_TIME_ZONE }).format(new Date(moment));
}

/** The days that an entry takes on the campaign's calendar. */
export function daysOf(time: EntryTime): Days {
  if ('first' in time) return time;
  return { first: campaignDay(time.starts), last: campaignDay(time.ends ?? time.starts) };
}

/** From when to when an entry runs; one that names no end runs until its day is over. */
export function spanOf(time: EntryTime): Span {
  const { first, last } = daysOf(time);
  const [starts, ends] = 'starts' in time ? [time.starts, time.ends] : [];
  return {
    startsAt: starts ? Date.parse(starts) : startOf(first),
    endsAt: ends ? Date.parse(ends) : startOf(dayAfter(last)),
  };
}

/** When the event that the site calls to is over, by milliseconds since 1970; undefined without its date. */
export function nextEventEnd({
  intro_moral_monday_starts_at: starts,
}: Pick<Content, 'intro_moral_monday_starts_at'>): number | undefined {
  return starts ? spanOf({ starts, ends: undefined }).endsAt : undefined;
}

/** The livestream of an event: the first one that starts on one of its days. */
export function livestreamOf<T extends Pick<CalendarEntry, 'time'>>(
  event: EntryTime,
  livestreams: readonly (T | null)[],
): T | undefined {
  const { first, last } = daysOf(event);
  const isThen = (day: string) => first <= day && day <= last;
  return livestreams.find((entry): entry is T =>
    Boolean(entry && isThen(daysOf(entry.time).first)),
  );
}
