import type { CalendarEvent } from '@/lib/content/model/events';
import type { Livestream } from '@/lib/content/model/livestreams';
import { plainText } from '@/lib/content/model/sanitize';
import type { Access } from './access';
import { streamsOf } from './streams';

/** Moments as ISO with zone. */
export type EntryTime = { starts: string; ends: string | undefined };

export type CalendarEntry = {
  name: string;
  time: EntryTime;
  title: string;
  description: string;
  url: string;
  place?: string | undefined;
  access?: Access | undefined;
  status?: CalendarEvent['status'];
  /** how often it was changed since it was first published */
  revision?: CalendarEvent['revision'];
};

/** Null without a moment; `home` is the home page's address in the language of the entries. */
export function eventEntry(
  { id, link, starts_at: starts, ends_at: ends, ...event }: CalendarEvent,
  home: string,
  access?: Access,
): CalendarEntry | null {
  if (!starts) return null;
  const { title, description, place, status, revision } = event;
  const url = link === '#' ? `${home}#calendar` : link;
  const time = { starts, ends };
  return { name: `event-${id}`, time, title, description, url, place, access, status, revision };
}

/** Null for one that is not visible. */
export function livestreamEntry(livestream: Livestream, home: string): CalendarEntry | null {
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
