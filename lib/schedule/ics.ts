import ical, { ICalEventStatus } from 'ical-generator';
import type { CalendarEntry, EntryTime } from './calendar-entries';
import { dayAfter } from './dates';

/** What a calendar file says of itself. `stamp` is an ISO moment, `host` makes its UIDs ours. */
export type CalendarFile = { title: string; language: string; host: string; stamp: string };

/** How often a subscribed calendar asks for news. */
const REFRESH_S = 12 * 60 * 60;

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  moved: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

function timeOf(time: EntryTime) {
  if ('first' in time) {
    return { allDay: true, start: new Date(time.first), end: new Date(dayAfter(time.last)) };
  }
  return { start: new Date(time.starts), end: time.ends ? new Date(time.ends) : null };
}

/**
 * Calendar entries as one file (RFC 5545): times in UTC, whole days as dates, and the same bytes for
 * the same content.
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  { title, language, host, stamp }: CalendarFile,
): string {
  const calendar = ical({
    name: title,
    prodId: { company: host, product: 'calendar', language },
    timezone: 'UTC',
    ttl: REFRESH_S,
  });
  for (const entry of entries) {
    const { name, time, title: summary, description, url, place, status, revision } = entry;
    calendar.createEvent({
      id: `${name}@${host}`,
      stamp: new Date(stamp),
      ...timeOf(time),
      summary,
      description,
      url,
      ...(place && { location: place }),
      ...(status && { status: statuses[status] }),
      ...(revision && { sequence: revision }),
    });
  }
  return `${calendar.toString().trimEnd()}\r\n`;
}
