import { clockNow } from '../../../dates/build-clock';
import { byClock, formatDate } from '../../../dates/formats';
import { DEFAULT_TIME_ZONE } from '../../../dates/local-moment';
import { type Locale, locales } from '../../../i18n/locales';
import { at, rulesFor, tableIn } from './rule';

/** A text without accents, whose `march` and `may` can be verbs. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\u00a0|&nbsp;/g, ' ')
    .replace(/\b(?:march|may)\b/g, '');

/** The names of twelve months or seven weekdays in each language, as one pattern. */
const named = (part: 'month' | 'weekday', days: readonly number[]) =>
  locales
    .flatMap((locale) => days.map((day) => plain(formatDate(day, locale, { [part]: 'long' }))))
    .join('|');
const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2021, month, 15));
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => Date.UTC(2021, 7, 1 + day, 12));
const SHORT_MONTHS = 'jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|ene|abr|ago|dic';
const MONTH = `(?:${named('month', MONTHS)}|${SHORT_MONTHS})(?!\\p{L})`;
const WEEKDAY = named('weekday', WEEKDAYS);
const CAPITAL_WEEKDAY = WEEKDAY.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());

/** `October 27`, `Oct. 27th`, `27th of October`, `27 de oct.`, `10/27`, `27/10/21`, `2021-10-27`. */
const DATE = new RegExp(
  [
    `\\b${MONTH}\\.? (?:the )?\\d{1,2}(?!\\d|[.,]\\d)`,
    `\\b\\d{1,2}(?:er|ro|st|nd|rd|th|[.oº])? (?:of |de )?${MONTH}`,
    '\\b(?:\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[/-]\\d{1,2}[/-]\\d{2,4}|(?:0?[1-9]|1[0-2])/(?:1[3-9]|2\\d|3[01]))\\b',
  ].join('|'),
  'iu',
);
/** `10:30`, `6 p.m.`, `18 h`, `6 ET`, `six o’clock`, `noon`, `a las 6`, `a las seis de la tarde`. */
const HOUR = new RegExp(
  [
    '\\b\\d{1,2}:\\d\\d\\b|\\b\\d{1,2}(?:\\.\\d\\d)?\\s?(?:[ap]\\.?\\s?m|h|hrs|[ecmp][sd]?t)\\b',
    "\\b\\w+ o[’']clock|\\b(?:noon|midnight|mediodia|medianoche)\\b",
    '\\ba las? (?:(?:1?\\d|2[0-3])(?!\\d| \\p{L}{3})|\\p{L}+(?= de la (?:manana|tarde|noche)| en punto| y media))',
  ].join('|'),
  'iu',
);
const ANY_WEEKDAY = new RegExp(`(?<!\\p{L})(?:${WEEKDAY})(?!\\p{L})`, 'giu');
/** A weekday with the name that it is part of: Moral Monday, Lunes Moral. */
const DAY_IN_NAME = new RegExp(
  `(?<!\\p{L})(?!(?:On|Next|This|Last|Every|Each|Until|By|From|Join|El|Este|Cada|Hasta) )\\p{Lu}[\\p{L}’]* (?:${CAPITAL_WEEKDAY})(?!\\p{L})|(?:${CAPITAL_WEEKDAY}) (?:de )?\\p{Lu}`,
  'gu',
);
const SHORT_WEEKDAY = /\b(?:Mon|Tues?|Weds?|Thu(?:rs?)?|Fri)\b/;

/** The first weekday, date or hour that a text names; undefined without any. */
function timeIn(text = '', patterns = [ANY_WEEKDAY, SHORT_WEEKDAY, DATE, HOUR]) {
  const words = plain(text).replace(DAY_IN_NAME, '');
  return patterns.map((pattern) => words.match(pattern)?.[0]).find(Boolean);
}

const DAY_MS = 86_400_000;

/** An event or a livestream, by keys that are named differently. */
type Dated = Record<string, unknown>;

/** Warnings about the times of events and livestreams, by their keys of start, end and day in words. */
function momentRules(
  name: 'events' | 'livestreams',
  start: string,
  end: string,
  inWords: 'date' | 'formatted_date',
) {
  const startOf = ({ [start]: from }: Dated) => Date.parse(String(from));
  return rulesFor(name, {
    'warning.event.other-day': (entry: Dated, { locale, files }) => {
      const { time_zone = DEFAULT_TIME_ZONE } = tableIn(files, 'campaign');
      const from = String(entry[start] ?? '');
      if (!from) return null;
      const words = (each: Locale, options: Intl.DateTimeFormatOptions) =>
        byClock(from, each, time_zone)(options);
      const weekdays = locales.map((each) => plain(words(each, { weekday: 'long' })).toLowerCase());
      const number = new RegExp(`\\b0?${words('en', { day: 'numeric' })}(?!\\d)`);
      const day = words(locale, { weekday: 'long', month: 'long', day: 'numeric' });
      return ['title', inWords].map((key) => {
        const text = plain(String(entry[key] ?? ''));
        const days = text.toLowerCase().match(ANY_WEEKDAY);
        const isOther = days && !weekdays.some((each) => days.includes(each));
        return (isOther || (DATE.test(text) && !number.test(text))) && at(key, { day });
      });
    },
    'warning.moment.year': (entry: Dated, { files }) => {
      const { starts = '', ends = '' } = tableIn(files, 'campaign').season ?? {};
      const year = String(entry[start] ?? '').slice(0, 4);
      return year && starts && (year < starts.slice(0, 4) || year > ends.slice(0, 4)) && at(start);
    },
    'warning.moment.long': (entry: Dated) =>
      Date.parse(String(entry[end])) - startOf(entry) > DAY_MS && at(end),
    'warning.moment.twice': (entry: Dated, { locale, earlier }) => {
      const isSame = (other: Dated) =>
        other.title === entry.title && startOf(other) === startOf(entry);
      return locale === 'en' && earlier.some(isSame) && at('title');
    },
  });
}

export const eventRules = [
  rulesFor('events', {
    // a name may have its own weekday
    'warning.event.says-time': ({ title, description, place }) =>
      Object.entries({ title, description, place }).map(([key, text]) => {
        const found = timeIn(text, key === 'title' ? [DATE, HOUR] : undefined);
        return found && at(key, { found: `“${found}”` });
      }),
    'warning.event.no-access': ({ access, upcoming, status, starts_at, ends_at = starts_at }) => {
      const isUpcoming = ends_at ? Date.parse(ends_at) > clockNow() : upcoming;
      return !access && isUpcoming && status !== 'cancelled' && at('access');
    },
    'warning.event.no-moment-yet': ({ starts_at }) =>
      !starts_at && { ...at('date'), cause: ['starts_at'] },
  }),
  rulesFor('toolkit', {
    // a post is read elsewhere, where no page says its date
    'warning.tweet.no-date': ({ tweets = [] }) =>
      tweets.map(
        (tweet, index) => timeIn(tweet) && !timeIn(tweet, [DATE]) && at(['tweets', index]),
      ),
  }),
  momentRules('events', 'starts_at', 'ends_at', 'date'),
  momentRules('livestreams', 'date', 'end_time', 'formatted_date'),
];
