import 'server-only';
import type { LocalizedContent } from '@/lib/content/localized';
import type { CalendarEvent } from '@/lib/content/model/events';
import type { HtmlLang } from '@/lib/i18n/locales';
import { type CalendarEntry, dayInWords, type EntryTime } from './calendar-entries';
import { calendarHref, entriesOf } from './calendar-files';
import { displayDate } from './campaign-time';
import { daysOf, spanOf } from './event-span';
import type { Span } from './livestream-phase';

export type CalendarDate = Pick<
  CalendarEvent,
  'title' | 'description' | 'link' | 'upcoming' | 'place' | 'status'
> & {
  key: string;
  /** the language of a fallback */
  lang: HtmlLang | undefined;
  /** of `October 24`; a date that reads otherwise is whole in `month` */
  month: string;
  day: string | null;
  /** from here on only for a date that names a day */
  span?: Span;
  startsAt?: number | undefined;
  year?: string;
  calendar?: string;
  recording?: string | undefined;
};

export function datesOf(content: LocalizedContent): CalendarDate[] {
  const { values, locale, entryLang } = content;
  const entries = entriesOf(content);
  const livestreams = values.visible_sections.includes('livestream') ? entries.livestreams : [];

  return values.events.map((event, index) => {
    const { title, description, link, upcoming, place, status } = event;
    const lang = entryLang('events', event);
    const date = dayInWords(event, lang ? 'en' : locale);
    const entry = entries.events[index];
    const shown = { title, description, link, upcoming, place, status, lang, ...displayDate(date) };
    if (!entry) return { ...shown, key: `${date} ${title}` };
    const recording = livestreamOf(entry.time, livestreams);
    return {
      ...shown,
      key: entry.name,
      span: spanOf(entry.time),
      startsAt: 'starts' in entry.time ? Date.parse(entry.time.starts) : undefined,
      year: daysOf(entry.time).first.slice(0, 4),
      calendar: calendarHref(locale, entry),
      recording: recording?.name,
    };
  });
}

/** The first one that starts on one of the event's days. */
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
