import 'server-only';
import type { LocalizedContent } from '@/lib/content/localized';
import type { Livestream } from '@/lib/content/model/livestreams';
import { isOwnPicture } from '@/lib/pictures/own-picture';
import { eventDay, livestreamDay, livestreamTime } from '../dates/days-in-words';
import type { CalendarEntry } from './calendar-entries';
import { calendarHref } from './calendar-files';
import { monthAndDay, CAMPAIGN_TIME_ZONE as ZONE } from './dates';
import { streamsOf } from './streams';

/** A livestream as the page lists it, as plain data for client parts. */
export type ListedLivestream = ReturnType<typeof listedLivestream>;

/** What the page lists of a livestream of the content; `entry` is its place in the calendar. */
export function listedLivestream(
  livestream: Livestream,
  entry: CalendarEntry,
  { locale, entryLang }: LocalizedContent,
) {
  const { thumbnail } = livestream;
  // where its texts are a fallback: the language that they are in
  const lang = entryLang('livestreams', livestream);
  const wordsIn = lang ? 'en' : locale;
  return {
    // its own among all, the same in each language
    name: entry.name,
    title: livestream.title,
    lang,
    date: livestream.formatted_date ?? livestreamDay(livestream.date, wordsIn, ZONE),
    time: livestream.formatted_time ?? livestreamTime(livestream.date, wordsIn, ZONE),
    // as on a poster: `August 2`, and short: `Aug` and `2`; here, because a browser may shorten a month otherwise
    posterDay: eventDay(livestream.date, undefined, locale, ZONE),
    ...monthAndDay(livestream.date, locale),
    startsAt: Date.parse(livestream.date),
    endsAt: Date.parse(livestream.end_time),
    sources: streamsOf(livestream, locale),
    thumbnail: thumbnail && isOwnPicture(thumbnail) ? thumbnail : undefined,
    calendar: calendarHref(locale, entry),
  };
}
