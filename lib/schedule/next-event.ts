import 'server-only';
import { screenHref } from '@/lib/addresses/paths';
import type { LocalizedContent } from '@/lib/content/localized';
import { eventDay } from '@/lib/dates/days-in-words';
import { endOfDay } from '@/lib/dates/local-moment';
import { accessOf } from './access';
import { livestreamOf } from './calendar-dates';
import { entriesOf } from './calendar-files';
import { CAMPAIGN_TIME_ZONE, dayAndTime } from './campaign-time';
import { streamsOf } from './streams';

export type NextEvent = NonNullable<ReturnType<typeof nextEvent>>;

/** The event to which the intro and /rsvp lead, as plain data; undefined where the content says no moment. */
export function nextEvent(content: LocalizedContent) {
  const { values, locale } = content;
  const { intro_moral_monday_starts_at: starts, intro_moral_monday_link: href } = values;
  if (!starts) return undefined;

  const entries = entriesOf(content);
  const time = { starts, ends: undefined };
  const stream = livestreamOf(time, entries.livestreams);
  const named = stream ?? livestreamOf(time, entries.events);
  const isRecorded =
    stream &&
    streamsOf(stream.source, locale).length > 0 &&
    values.visible_sections.includes('livestream');
  const moment = Date.parse(starts);
  const listed = values.events.filter(({ starts_at = '' }) => Date.parse(starts_at) === moment);
  const own = listed.find(({ link }) => listed.length === 1 || link === href);
  return {
    // that of the calendar event of its moment; of several the one with its link
    ...(own && accessOf(own, content)),
    // when its RSVP ends, with its day, in epoch milliseconds
    endsAt: endOfDay(starts, CAMPAIGN_TIME_ZONE),
    // `July 19` and `11:00 AM ET`
    day: eventDay(starts, undefined, locale, CAMPAIGN_TIME_ZONE),
    time: dayAndTime(starts, locale).time,
    // those of the livestream or calendar event of its day, with the language of a fallback
    title: named?.source.title,
    lang: named?.lang,
    // its address on the home page
    recording: isRecorded ? `${screenHref(locale, '/')}#${stream.name}` : undefined,
  };
}
