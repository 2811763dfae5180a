import 'server-only';
import type { LocalizedContent } from '@/lib/content/localized';
import type { CalendarEvent } from '@/lib/content/model/events';
import { plainText } from '@/lib/content/model/sanitize';
import { clockNow } from '@/lib/dates/build-clock';
import { eventDay } from '@/lib/dates/days-in-words';
import { byClock } from '@/lib/dates/formats';
import { endOfDay, localMoment } from '@/lib/dates/local-moment';
import type { HtmlLang, Locale } from '@/lib/i18n/locales';
import { type Access, accessOf } from './access';
import { calendarHref, entriesOf } from './calendar-files';
import { CAMPAIGN_TIME_ZONE, dayAndTime } from './campaign-time';
import type { CalendarEntry, EntryTime } from './ics';
import type { Span } from './livestream-phase';

export type CalendarDate = Pick<
  CalendarEvent,
  'title' | 'description' | 'link' | 'upcoming' | 'place' | 'status'
> & {
  key: string;
  /** the language of a fallback */
  lang: HtmlLang | undefined;
  recording?: string | undefined;
  access?: Access;
} & ReturnType<typeof leafOf> &
  Partial<ReturnType<typeof momentOf>>;

export function datesOf(content: LocalizedContent): CalendarDate[] {
  const { values, locale, entryLang } = content;
  const entries = entriesOf(content);
  const livestreams = values.visible_sections.includes('livestream') ? entries.livestreams : [];

  return values.events.map((event) => {
    const { title, description, link, upcoming, place, status } = event;
    const lang = entryLang('events', event);
    const entry = entries.events.find(({ source }) => source === event);
    const access = accessOf(event, content);
    const shown = { title, description, link, upcoming, place, status, lang, ...access };
    if (!entry) {
      const { date = '' } = event;
      return { ...shown, key: `${date} ${title}`, date, month: date };
    }
    const recording = livestreamOf(entry.time, livestreams)?.name;
    const leaf = leafOf(entry.time, event.date, entry.wordsIn);
    return { ...shown, ...leaf, ...momentOf(entry, locale), recording };
  });
}

/** Upcoming livestreams on other days than these dates, as dates of their own. */
export function livestreamDates(content: LocalizedContent, dates: CalendarDate[]): CalendarDate[] {
  if (!content.values.visible_sections.includes('livestream')) return [];
  const shown = { link: '#', upcoming: true, place: undefined, status: 'confirmed' } as const;

  return entriesOf(content).livestreams.flatMap((entry) => {
    const { name, title, lang, wordsIn, time, source } = entry;
    const moment = momentOf(entry, content.locale);
    if (!moment.wasUpcoming || dates.some(({ recording }) => recording === name)) return [];
    const own = { title, description: plainText(source.description), lang, recording: name };
    return [{ ...shown, ...leafOf(time, undefined, wordsIn), ...moment, ...own }];
  });
}

/** What only an event with a moment has; `time` is like `4:00 PM ET`, `wasUpcoming` by the build's clock. */
function momentOf(entry: CalendarEntry & { wordsIn: Locale }, locale: Locale) {
  const span = spanOf(entry.time);
  return {
    key: entry.name,
    time: dayAndTime(entry.time.starts, entry.wordsIn).time,
    span,
    wasUpcoming: clockNow() < span.endsAt,
    year: daysOf(entry.time).first.slice(0, 4),
    calendar: calendarHref(locale, entry),
  };
}

/** `October 24` or the content's words, and as a calendar's leaf shows it: other words are whole in `month`. */
function leafOf({ starts, ends }: EntryTime, words: string | undefined, locale: Locale) {
  const days = (end?: string) => eventDay(starts, end, locale, CAMPAIGN_TIME_ZONE);
  const date = words ?? days(ends);
  if (date !== days()) return { date, month: date };
  const part = byClock(starts, locale, CAMPAIGN_TIME_ZONE);
  return { date, month: part({ month: 'long' }), day: part({ day: 'numeric' }) };
}

/** The days of an entry as `2021-10-24`, in the campaign's time zone. */
function daysOf({ starts, ends }: EntryTime): { first: string; last: string } {
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

/** The first one that starts on one of the event's days. */
export function livestreamOf<T extends Pick<CalendarEntry, 'time'>>(
  event: EntryTime,
  livestreams: readonly T[],
): T | undefined {
  const { first, last } = daysOf(event);
  const isThen = (day: string) => first <= day && day <= last;
  return livestreams.find(({ time }) => isThen(daysOf(time).first));
}
