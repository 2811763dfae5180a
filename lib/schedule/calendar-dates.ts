import 'server-only';
import type { LocalizedContent } from '@/lib/content/localized';
import type { CalendarEvent } from '@/lib/content/model/events';
import type { HtmlLang } from '@/lib/i18n/locales';
import { dayInWords } from './calendar-entries';
import { calendarHref, entriesOf } from './calendar-files';
import { displayDate } from './dates';
import type { Span } from './livestream-phase';
import { daysOf, livestreamOf, spanOf } from './spans';

/** A calendar event as the page lists it, as plain data for client parts. */
export type CalendarDate = Pick<
  CalendarEvent,
  'title' | 'description' | 'link' | 'upcoming' | 'place' | 'status'
> & {
  /** its own among all */
  key: string;
  /** where its texts are a fallback: the language that they are in */
  lang: HtmlLang | undefined;
  /** its display date: `October` and `24`, or whole where it reads otherwise */
  month: string;
  day: string | null;
  /** the rest is there only where its date names a day: when it is, */
  span?: Span;
  /** the moment at which it starts, if its hour is known */
  startsAt?: number | undefined;
  year?: string;
  /** the address of its calendar file, */
  calendar?: string;
  recording?: string | undefined;
};

/** The calendar events of the content in its order, each with what follows from its day. */
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
