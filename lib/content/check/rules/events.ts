import { byClock, formatDate } from '../../../dates/formats';
import { DEFAULT_TIME_ZONE } from '../../../dates/local-moment';
import { type Locale, locales } from '../../../i18n/locales';
import { at, rulesFor, tableIn, warn } from './rule';

/** The names of twelve months or seven weekdays in each language, as one pattern. */
const named = (part: 'month' | 'weekday', days: readonly number[]) =>
  locales
    .flatMap((locale) => days.map((day) => formatDate(day, locale, { [part]: 'long' })))
    .join('|');
const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2021, month, 15));
const weekdays = Array.from({ length: 7 }, (_, day) => Date.UTC(2021, 7, 1 + day, 12));

const MONTH = `(?:${named('month', months)})(?!\\p{L})`;
const DATE = new RegExp(
  `\\b${MONTH}\\.? \\d{1,2}(?!\\d)|\\b\\d{1,2}(?:er|\\.)? (?:de )?${MONTH}`,
  'iu',
);
/** Not that of a name: Moral Monday, Lunes Moral. */
const WEEKDAY = new RegExp(
  `(?<!\\p{Lu}\\S* )(?<!\\p{L})(?:${named('weekday', weekdays)})(?!\\p{L})`,
  'u',
);
/** Also that of a name. */
const ANY_WEEKDAY = new RegExp(`(?<!\\p{L})(?:${named('weekday', weekdays)})(?!\\p{L})`, 'giu');
const HOUR = /\b\d{1,2}(:\d{2})?\s?[ap]\.?\s?m\b/i;

const saysTime = (text = '') => [DATE, WEEKDAY, HOUR].some((pattern) => pattern.test(text));
const DAY_MS = 86_400_000;

type Dated = { title?: string | undefined; from?: string | undefined; to?: string | undefined };

/** Warnings about the times of events and livestreams, by their keys of start and end. */
function momentRules(name: 'events' | 'livestreams', start: string, end: string) {
  const dated = (entry: object): Dated => {
    const { title, [start]: from, [end]: to } = entry as Record<string, string | undefined>;
    return { title, from, to };
  };
  return rulesFor(name, {
    'moment.year': warn((entry, { files }) => {
      const { starts = '', ends = '' } = tableIn(files, 'campaign').season ?? {};
      const year = dated(entry).from?.slice(0, 4);
      return year && starts && (year < starts.slice(0, 4) || year > ends.slice(0, 4)) && at(start);
    }),
    'moment.long': warn((entry) => {
      const { from = '', to = '' } = dated(entry);
      return Date.parse(to) - Date.parse(from) > DAY_MS && at(end);
    }),
    'moment.twice': warn((entry, { locale, earlier }) => {
      const { title, from = '' } = dated(entry);
      const isSame = (other: Dated) =>
        other.title === title && Date.parse(other.from ?? '') === Date.parse(from);
      return locale === 'en' && earlier.map(dated).some(isSame) && at('title');
    }),
  });
}

export const eventRules = [
  rulesFor('events', {
    'event.other-day': warn(({ title = '', starts_at = '' }, { locale, files }) => {
      const days = title.match(ANY_WEEKDAY)?.map((each) => each.toLowerCase());
      if (!days || !starts_at) return null;
      const { time_zone = DEFAULT_TIME_ZONE } = tableIn(files, 'campaign');
      const inWords = (each: Locale) => byClock(starts_at, each, time_zone)({ weekday: 'long' });
      const isRight = locales.some((each) => days.includes(inWords(each).toLowerCase()));
      return !isRight && at('title', { day: inWords(locale) });
    }),
    'event.says-time': warn(({ title = '', description, place }) => [
      (DATE.test(title) || HOUR.test(title)) && at('title'),
      saysTime(description) && at('description'),
      saysTime(place) && at('place'),
    ]),
    'event.no-moment-yet': warn(
      ({ starts_at }) => !starts_at && { ...at('date'), cause: ['starts_at'] },
    ),
  }),
  rulesFor('toolkit', {
    // a post is read elsewhere, where no page says its date
    'tweet.no-date': warn(({ tweets = [] }) =>
      tweets.map((tweet, index) => saysTime(tweet) && !DATE.test(tweet) && at(['tweets', index])),
    ),
  }),
  momentRules('events', 'starts_at', 'ends_at'),
  momentRules('livestreams', 'date', 'end_time'),
];
