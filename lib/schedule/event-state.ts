import type { CalendarDate } from './calendar-dates';
import type { LiveState } from './livestream-phase';

type Clocked = Omit<
  CalendarDate,
  'key' | 'title' | 'lang' | 'date' | 'month' | 'day' | 'time' | 'wasUpcoming'
>;

/**
 * What a calendar event shows of itself at a moment; undefined for what it lacks or has no use for.
 * @param clock null if unknown, as in the page’s HTML
 */
export function eventState(event: Clocked, clock: LiveState | null) {
  const { span, upcoming, status, place, year, description, link, calendar, recording } = event;
  // of an event without a moment the content alone knows
  const phase = span ? clock?.phase : upcoming ? 'upcoming' : undefined;
  const isPast = phase === 'ended';
  const isCalledOff = status === 'cancelled';
  const isMarked = phase === 'live' || (phase === 'upcoming' && upcoming);

  return {
    isPast,
    change: status === 'confirmed' ? undefined : status,
    clockMark: isMarked ? phase : undefined,
    text: isPast && place ? `${year} · ${place}` : description,
    startsAt: isPast ? undefined : span?.startsAt,
    access: isPast || isCalledOff ? undefined : event.access,
    recording: isCalledOff ? undefined : recording,
    link: link === '#' ? undefined : link,
    calendar: isPast || isCalledOff ? undefined : calendar,
  };
}
