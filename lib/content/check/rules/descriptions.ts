import { formatDate } from '../../../i18n/formats';
import { forEachLocale, type Locale } from '../../../i18n/locales';
import { zoneName } from '../../../local-moment';
import { WEEKDAY_NAMES } from '../../../schedule/day-names';
import type { Message } from '../../schema/expected';
import { both, type ContentFiles } from '../files/content-files';
import { entriesOf, textOf } from '../files/json-path';
import type { Issue } from '../files/reported-issue';

/** The key of the moment that a description is about, by file. */
const moments: Record<string, string> = { events: 'starts_at', livestreams: 'date' };

/** A time of day in minutes, read from `7:30 PM` or `7:30 p. m.`; null for none. */
export function minutesOf(text: string): number | null {
  const [, hour, minute = '0', half] = /(\d{1,2})(?::(\d{2}))?\s*([ap])\.?\s*m/i.exec(text) ?? [];
  if (!hour || !half) return null;
  return ((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute);
}

const CLOCK = /\b\d{1,2}(:\d{2})? ?([ap]\.?\s?m\b\.?)/i;
const ZONE =
  /\b([ECMP]([SD])?T|AK[SD]?T|HST|UTC)\b|\b(eastern|central|mountain|pacific)\b|hora del?\b/i;

/** True for a text with an hour that does not say whose. */
function lacksZone(text: string): boolean {
  return CLOCK.test(text) && !ZONE.test(text);
}

const NO_ZONE = {
  en: 'an hour with its time zone, such as 4 pm ET: visitors are in all of them',
  es: 'una hora con su zona, como 4 p. m., hora del Este: hay visitantes en todas',
};

/** The names of the time zones, as far as descriptions use them. */
const zones: [name: RegExp, timeZone: string][] = [
  [/^(E[SD]?T|eastern|hora del este)\b/i, 'America/New_York'],
  [/^(C[SD]?T|central|hora del centro)\b/i, 'America/Chicago'],
  [/^(M[SD]?T|mountain|hora de la montaña)\b/i, 'America/Denver'],
  [/^(P[SD]?T|pacific|hora del pacífico)\b/i, 'America/Los_Angeles'],
];

/** An hour and what follows it; not the end of a span such as `4–6 pm`, which has no hour of its own. */
const HOURS =
  /(?<!\d ?[–-] ?|\b(?:to|until|till|and|a|y|hasta)(?: las?)? )\b\d{1,2}(?::\d{2})? ?[ap]\.?\s?m\b\.?,? (?=(.{2,20}))/gi;

/** The hours that a text gives with a time zone which is known, in minutes. */
function hoursIn(text: string): { minutes: number | null; timeZone: string }[] {
  return [...text.matchAll(HOURS)].flatMap(([clock, next = '']) => {
    const [, timeZone] = zones.find(([name]) => name.test(next)) ?? [];
    return timeZone ? [{ minutes: minutesOf(clock), timeZone }] : [];
  });
}

const weekdayNames = [...WEEKDAY_NAMES.keys()].filter((name) => name.length > 4).join('|');
/** A weekday that stands for a day, and not in a name such as Moral Monday. */
const WEEKDAY = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${weekdayNames})(?=,| at\\b| a las?\\b| \\d)`,
  'giu',
);

/** What a description says of the weekday and the hour, where none of it is that of its moment. */
export function momentFault(
  text: string,
  moment: number,
  key: string,
  timeZone: string,
): { expected: Message; example: Message } | null {
  const clock = (timeZone: string, locale: Locale = 'en') =>
    formatDate(moment, locale, { hour: 'numeric', minute: '2-digit', timeZone });
  const hours = hoursIn(text);
  const isHourWrong =
    hours.length > 0 && !hours.some((each) => minutesOf(clock(each.timeZone)) === each.minutes);
  const weekday = forEachLocale((locale) =>
    formatDate(moment, locale, { weekday: 'long', timeZone }),
  );
  const said = (text.match(WEEKDAY) ?? []).map((name) => WEEKDAY_NAMES.get(name.toLowerCase()));
  const isWeekdayWrong =
    said.length > 0 && !said.includes(WEEKDAY_NAMES.get(weekday.en.toLowerCase()));
  if (!isHourWrong && !isWeekdayWrong) return null;

  const [zone = timeZone] = hours.map((each) => each.timeZone);
  const time = `${clock(zone)} ${zoneName(zone)}`;
  const list = (day: string, hour: string, and: string) =>
    [isWeekdayWrong && day, isHourWrong && hour].filter(Boolean).join(and);
  const [which, alike] = isWeekdayWrong ? ['uno', 'los'] : ['una', 'las'];
  return {
    expected: {
      en: `the ${list('weekday', 'hour', ' and the ')} of ${key}, which is ${list(`a ${weekday.en}`, time, ', ')}; change one of the two`,
      es: `${list('el día de la semana', 'la hora', ' y ')} de ${key}, que es ${list(weekday.es, time, ', ')}; cambie ${which} de ${alike} dos`,
    },
    example: forEachLocale(
      (locale) => `${weekday[locale]}, ${clock(zone, locale)} ${zoneName(zone)}`,
    ),
  };
}

/** Descriptions that contradict their moment, or give an hour without its time zone. */
export function descriptionRules(files: ContentFiles): Issue[] {
  return Object.entries(moments).flatMap(([name, key]) =>
    both(files, name).flatMap(({ locale, source: { file, ...source } }) =>
      entriesOf({ file, ...source }).flatMap(({ index, entry }): Issue[] => {
        const text = textOf(entry.description);
        const at = { file, path: [index, 'description'] };
        if (name === 'events' && lacksZone(text)) {
          return [{ ...at, expected: NO_ZONE, isWarning: true }];
        }
        const moment = Date.parse(textOf(entry[key]));
        if (Number.isNaN(moment) || files.refused.has(file)) return [];
        const fault = momentFault(text, moment, key, files.timeZone);
        return fault ? [{ ...at, ...fault, example: fault.example[locale] }] : [];
      }),
    ),
  );
}
