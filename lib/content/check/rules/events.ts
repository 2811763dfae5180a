import { namedDays } from '../../../dates/named-days';
import { at, rulesFor, tableIn, warn } from './rule';

const CLOCK = /\b\d{1,2}(:\d{2})? ?([ap]\.?\s?m\b\.?)/i;
const ZONE =
  /\b([ECMP]([SD])?T|AK[SD]?T|HST|UTC)\b|\b(eastern|central|mountain|pacific)\b|hora del?\b/i;
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
    'event.hour-without-zone': warn(
      ({ description = '' }) =>
        CLOCK.test(description) && !ZONE.test(description) && at('description'),
    ),
    'event.no-day': warn(
      ({ starts_at, date = '' }) =>
        !starts_at && namedDays(date).length === 0 && { ...at('date'), cause: ['starts_at'] },
    ),
  }),
  momentRules('events', 'starts_at', 'ends_at'),
  momentRules('livestreams', 'date', 'end_time'),
];
