import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { isOwnPicture } from '@/lib/pictures/own-picture';
import { clockNow } from '../dates/build-clock';
import { eventDay } from '../dates/days-in-words';
import { calendarHref, type LivestreamEntry } from './calendar-files';
import { monthAndDay, CAMPAIGN_TIME_ZONE as ZONE } from './campaign-time';
import { livestreamDay, livestreamTime } from './livestream-times';
import { streamsOf } from './streams';

type Listed = ReturnType<typeof listedLivestream>;
type OnTop = 'description' | 'date';

/** One that can no longer come on top lacks its description and its day with the year. */
export type ListedLivestream = Omit<Listed, OnTop> & Partial<Pick<Listed, OnTop>>;

/** Plain data for client parts; `entry` is the livestream's place in the calendar, `wasUpcoming` is of the build. */
export function listedLivestream(
  { source: livestream, lang, wordsIn, ...entry }: LivestreamEntry,
  locale: Locale,
) {
  const { thumbnail } = livestream;
  return {
    name: entry.name,
    title: livestream.title,
    lang,
    date: livestream.formatted_date ?? livestreamDay(livestream.date, wordsIn, ZONE),
    time: livestream.formatted_time ?? livestreamTime(livestream.date, wordsIn, ZONE),
    // `August 2`, `Aug` and `2`: made here, because a browser may shorten a month otherwise
    posterDay: eventDay(livestream.date, undefined, locale, ZONE),
    ...monthAndDay(livestream.date, locale),
    startsAt: Date.parse(livestream.date),
    endsAt: Date.parse(livestream.end_time),
    isFirst: livestream.is_first,
    wasUpcoming: clockNow() < Date.parse(livestream.end_time),
    description: livestream.description,
    sources: streamsOf(livestream, locale),
    thumbnail: thumbnail && isOwnPicture(thumbnail) ? thumbnail : undefined,
    calendar: calendarHref(locale, entry),
  };
}
