import type { CalendarEntry } from '@/lib/calendar/entries';
import { calendarHref } from '@/lib/calendar/files';
import { config } from '@/lib/config';
import type { LocalizedContent } from '@/lib/content/localized';
import { isOwnPicture } from '@/lib/content/own-picture';
import type { Livestream } from '@/lib/content/schema';
import type { HtmlLang } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import type { Span } from '@/lib/video/live';
import { type Source, type SourceName, sourcesOf } from '@/lib/video/sources';
import { type VideoTexts, videoTexts } from './video-texts';

/** What the live parts of a livestream need of it. */
export type LivestreamData = Span & {
  name: string;
  title: string;
  lang: HtmlLang | undefined;
  sources: Source[];
  thumbnail: string | undefined;
  calendar: string | undefined;
};

export type LivestreamTexts = VideoTexts & {
  live: string;
  ended: string;
  startsIn: string;
  yourTime: string;
  watch: string;
  source: string;
  sources: Record<SourceName, string>;
  addToCalendar: string;
};

/** The part of a livestream that goes to the browser; `entry` is its place in the calendar. */
export function livestreamDataOf(
  livestream: Livestream,
  entry: CalendarEntry,
  { locale, fallbackLang }: LocalizedContent,
): LivestreamData {
  const { thumbnail } = livestream;
  return {
    name: entry.name,
    title: livestream.title,
    lang: fallbackLang('livestreams'),
    startsAt: Date.parse(livestream.date),
    endsAt: Date.parse(livestream.end_time),
    sources: sourcesOf(livestream, locale, config.facebook_page),
    thumbnail: thumbnail && isOwnPicture(thumbnail) ? thumbnail : undefined,
    calendar: calendarHref(locale, entry),
  };
}

export function livestreamTexts({ locale }: LocalizedContent, t: Translate): LivestreamTexts {
  return {
    ...videoTexts(locale, t),
    live: t('livestream.live'),
    ended: t('livestream.ended'),
    startsIn: t('livestream.startsIn', { time: '{time}' }),
    yourTime: t('livestream.yourTime', { time: '{time}' }),
    watch: t('livestream.watch'),
    source: t('livestream.source'),
    sources: {
      primary: t('livestream.primary'),
      backup: t('livestream.backup'),
      spanish: t('livestream.spanish'),
    },
    addToCalendar: t('calendar.add'),
  };
}
