import { namedDays } from '../../../schedule/named-days';
import type { Finding } from '../../model/issue';
import type { ContentFiles } from '../files/content-files';
import { at, entriesIn, findingAt, rulesFor, tableIn, warn } from './rule';

const CLOCK = /\b\d{1,2}(:\d{2})? ?([ap]\.?\s?m\b\.?)/i;
const ZONE =
  /\b([ECMP]([SD])?T|AK[SD]?T|HST|UTC)\b|\b(eastern|central|mountain|pacific)\b|hora del?\b/i;
const DAY_MS = 86_400_000;

/** True for a moment in none of the years of the season. */
function isOutside(moment: string | undefined, files: ContentFiles): boolean {
  const { starts, ends } = tableIn(files, 'campaign').season ?? {};
  const year = moment?.slice(0, 4);
  return Boolean(year && starts && ends && (year < starts.slice(0, 4) || year > ends.slice(0, 4)));
}

const isLong = (starts = '', ends = '') => Date.parse(ends) - Date.parse(starts) > DAY_MS;

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
    'moment.year': warn(
      ({ starts_at }, { files }) => isOutside(starts_at, files) && at('starts_at'),
    ),
    'moment.long': warn(({ starts_at, ends_at }) => isLong(starts_at, ends_at) && at('ends_at')),
  }),
  rulesFor('livestreams', {
    'moment.year': warn(({ date }, { files }) => isOutside(date, files) && at('date')),
    'moment.long': warn(({ date, end_time }) => isLong(date, end_time) && at('end_time')),
  }),
  twice,
];

/** Events and livestreams that have the name and the moment of another one. */
function twice(files: ContentFiles): Finding[] {
  const named = [
    entriesIn(files, 'events').map((each) => ({ ...each, moment: each.entry.starts_at })),
    entriesIn(files, 'livestreams').map((each) => ({ ...each, moment: each.entry.date })),
  ];
  return named.flatMap((list) =>
    list.flatMap((each, index) => {
      const isSame = (other: (typeof list)[number]) =>
        other.entry.title === each.entry.title &&
        Date.parse(other.moment ?? '') === Date.parse(each.moment ?? '');
      const again = list.slice(0, index).some(isSame);
      return again ? [findingAt(each, 'moment.twice', at('title'), true)] : [];
    }),
  );
}
