import 'server-only';
import type { LocalizedContent } from '@/lib/content/localized';
import type { Livestream } from '@/lib/content/model/livestreams';
import type { HtmlLang } from '@/lib/i18n/locales';
import { isOwnPicture } from '@/lib/pictures/own-picture';
import { eventDay, livestreamDay, livestreamTime } from '../dates/days-in-words';
import type { CalendarEntry } from './calendar-entries';
import { calendarHref } from './calendar-files';
import { monthAndDay, CAMPAIGN_TIME_ZONE as ZONE } from './dates';
import type { Span } from './livestream-phase';
import { type Stream, streamsOf } from './streams';

/** A livestream as the page lists it, as plain data for client parts. */
export type ListedLivestream = Span & {
  /** its own among all, the same in each language */
  name: string;
  title: string;
  /** where its texts are a fallback: the language that they are in */
  lang: HtmlLang | undefined;
  /** its date and times in words */
  date: string;
  time: string;
  /** its day on the campaign's calendar, as on a poster: `August 2` */
  posterDay: string;
  /** the same, short: `Aug` and `2` */
  month: string;
  day: string;
  sources: Stream[];
  thumbnail: string | undefined;
  /** the address of its calendar file */
  calendar: string;
};

/** What the page lists of a livestream of the content; `entry` is its place in the calendar. */
export function listedLivestream(
  livestream: Livestream,
  entry: CalendarEntry,
  { locale, entryLang }: LocalizedContent,
): ListedLivestream {
  const { thumbnail } = livestream;
  const lang = entryLang('livestreams', livestream);
  const wordsIn = lang ? 'en' : locale;
  return {
    name: entry.name,
    title: livestream.title,
    lang,
    date: livestream.formatted_date ?? livestreamDay(livestream.date, wordsIn, ZONE),
    time: livestream.formatted_time ?? livestreamTime(livestream.date, wordsIn, ZONE),
    // here, because a browser may shorten a month otherwise
    posterDay: eventDay(livestream.date, undefined, locale, ZONE),
    ...monthAndDay(livestream.date, locale),
    startsAt: Date.parse(livestream.date),
    endsAt: Date.parse(livestream.end_time),
    sources: streamsOf(livestream, locale),
    thumbnail: thumbnail && isOwnPicture(thumbnail) ? thumbnail : undefined,
    calendar: calendarHref(locale, entry),
  };
}
