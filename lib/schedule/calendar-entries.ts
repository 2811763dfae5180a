import type { CalendarEvent } from '@/lib/content/model/events';
import type { Livestream } from '@/lib/content/model/livestreams';
import { plainText } from '@/lib/content/model/sanitize';
import type { Locale } from '@/lib/i18n/locales';
import { eventDay } from '../dates/days-in-words';
import { type Days, displayDays, type Season } from '../dates/named-days';
import { CAMPAIGN_TIME_ZONE } from './campaign-time';
import { streamsOf } from './streams';

/** Moments as ISO with zone, or whole days. */
export type EntryTime = { starts: string; ends: string | undefined } | Days;

export type CalendarEntry = {
  name: string;
  time: EntryTime;
  title: string;
  description: string;
  url: string;
  place?: string | undefined;
  status?: CalendarEvent['status'];
  /** how often it was changed since it was first published */
  revision?: CalendarEvent['revision'];
};

/** `home` is the home page's address in the language of the entries. */
export type CalendarPlace = { season: Season; home: string };

export function dayInWords({ date, starts_at, ends_at }: CalendarEvent, locale: Locale): string {
  return date ?? (starts_at ? eventDay(starts_at, ends_at, locale, CAMPAIGN_TIME_ZONE) : '');
}

/** Null where its date names no day. */
export function eventEntry(
  { id, link, date = '', starts_at: starts, ends_at: ends, ...event }: CalendarEvent,
  { season, home }: CalendarPlace,
): CalendarEntry | null {
  const { title, description, place, status, revision } = event;
  const time = starts ? { starts, ends } : displayDays(date, season);
  const url = link === '#' ? `${home}#calendar` : link;
  return time && { name: `event-${id}`, time, title, description, url, place, status, revision };
}

/** Null for one that is not visible. */
export function livestreamEntry(
  livestream: Livestream,
  { home }: CalendarPlace,
): CalendarEntry | null {
  if (!livestream.visible) return null;
  const pages = streamsOf(livestream, 'en').map(({ page }) => page);
  return {
    name: `livestream-${livestream.id}`,
    time: { starts: livestream.date, ends: livestream.end_time },
    title: livestream.title,
    description: [plainText(livestream.description), ...pages].filter(Boolean).join('\n'),
    url: `${home}#livestream`,
  };
}
