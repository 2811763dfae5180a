import 'server-only';
import { screenHref } from '@/lib/addresses/paths';
import type { LocalizedContent } from '@/lib/content/localized';
import { eventDay } from '@/lib/dates/days-in-words';
import { endOfDay } from '@/lib/dates/local-moment';
import type { HtmlLang } from '@/lib/i18n/locales';
import { type Access, accessOf } from './access';
import { livestreamOf } from './calendar-dates';
import { entriesOf } from './calendar-files';
import { CAMPAIGN_TIME_ZONE, dayAndTime } from './campaign-time';
import { streamsOf } from './streams';

/** The event to which the intro and /rsvp lead, as plain data. */
export type NextEvent = {
  /** when its RSVP ends, with its day, in epoch milliseconds */
  endsAt: number;
  /** `July 19` and `11:00 AM ET` */
  day: string;
  time: string;
  /** that of the livestream or calendar event of its day, with the language of a fallback */
  title: string | undefined;
  lang: HtmlLang | undefined;
  /** the address of its recording on the home page */
  recording: string | undefined;
  /** that of the calendar event of its moment; of several the one with its link */
  access?: Access;
};

/** Undefined where the content does not say when the event is. */
export function nextEvent(content: LocalizedContent): NextEvent | undefined {
  const { values, locale, entryLang } = content;
  const { intro_moral_monday_starts_at: starts, intro_moral_monday_link: href } = values;
  if (!starts) return undefined;

  const entries = entriesOf(content);
  const known = (['livestreams', 'events'] as const).flatMap((list) => {
    const entry = livestreamOf({ starts, ends: undefined }, entries[list]);
    const source = entry && values[list][entries[list].indexOf(entry)];
    return source ? [{ source, name: entry.name, lang: entryLang(list, source) }] : [];
  });
  const [named] = known;
  const isRecorded =
    named &&
    'livestream_id' in named.source &&
    streamsOf(named.source, locale).length > 0 &&
    values.visible_sections.includes('livestream');
  const moment = Date.parse(starts);
  const listed = values.events.filter(({ starts_at = '' }) => Date.parse(starts_at) === moment);
  const own = listed.find(({ link }) => listed.length === 1 || link === href);
  return {
    ...(own && accessOf(own, content)),
    endsAt: endOfDay(starts, CAMPAIGN_TIME_ZONE),
    day: eventDay(starts, undefined, locale, CAMPAIGN_TIME_ZONE),
    time: dayAndTime(starts, locale).time,
    title: named?.source.title,
    lang: named?.lang,
    recording: isRecorded ? `${screenHref(locale, '/')}#${named.name}` : undefined,
  };
}
