import { type Locale, locales } from '../../i18n/locales';
import { DEFAULT_TIME_ZONE, localMoment, momentOf } from '../../local-moment';
import { graphicPath } from '../../paths';
import { eventDay, livestreamDay, livestreamTime } from '../../schedule/days-in-words';
import { type IdentifiedList, identifiedLists } from '../localized';
import { momentKeys } from '../schema/json-schema';
import type { Entry } from './files/json-path';
import { withIds } from './list-values';

/** The files of a content folder that say things twice, by their paths in it, as what they hold. */
export type ContentValues = Record<string, unknown>;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A moment by the campaign's clock, where that says the same. */
export function localOf(given: unknown, timeZone: string): unknown {
  const moment = typeof given === 'string' && /T.*(Z|[+-]\d\d:\d\d)$/.test(given) ? given : null;
  if (moment === null) return given;
  const local = localMoment(Date.parse(moment), timeZone).replace(/:00$/, '');
  const again = momentOf(local, timeZone);
  return again && Date.parse(again) === Date.parse(moment) ? local : given;
}

/** A value with each of its moments by the campaign's clock. */
export function inLocalTime(name: string, value: unknown, timeZone: string): unknown {
  const keys = momentKeys[name] ?? [];
  if (!value || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((each) => inLocalTime(name, each, timeZone));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      keys.includes(key) ? localOf(inner, timeZone) : inLocalTime(name, inner, timeZone),
    ]),
  );
}

/** What the site makes of an entry by itself where the entry does not say it. */
function made(name: IdentifiedList, entry: Entry, locale: Locale, timeZone: string): Entry {
  const moment = (key: string) => {
    const given = String(entry[key] ?? '');
    const whole = momentOf(given, timeZone) ?? given;
    return Number.isNaN(Date.parse(whole)) ? undefined : whole;
  };
  if (name === 'toolkit') {
    return entry.graphic ? { image: graphicPath(locale, entry.id) } : {};
  }
  const starts = moment(name === 'events' ? 'starts_at' : 'date');
  if (!starts) return {};
  if (name === 'events') {
    return { date: eventDay(starts, moment('ends_at'), locale, timeZone) };
  }
  return {
    formatted_date: livestreamDay(starts, locale, timeZone),
    formatted_time: livestreamTime(starts, locale, timeZone),
    backup_service: null,
    backup_id: null,
    spanish_service: null,
    spanish_id: null,
    thumbnail: null,
  };
}

/** A table without what the other one says as well. */
function without(entry: Entry, other: Entry): Entry {
  const said = (key: string) => key !== 'id' && key in other && same(entry[key], other[key]);
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !said(key)));
}

const listOf = (value: unknown): Entry[] | null =>
  Array.isArray(value) && value.every((each) => each && typeof each === 'object')
    ? (value as Entry[])
    : null;

/**
 * A content folder's files in which each fact is said once, and in one language: moments by the campaign's
 * clock, no words that the site makes of them, no date, link, video or picture of an entry in a translation.
 * What they mean is the same. A file that is no list is left as it is but for its moments.
 */
export function simplified(files: ContentValues): ContentValues {
  const campaign = files['campaign.json'] as Entry | undefined;
  const timeZone = String(campaign?.time_zone ?? DEFAULT_TIME_ZONE);
  const simple: ContentValues = { ...files };
  for (const locale of locales) {
    for (const name of ['site', ...identifiedLists]) {
      const path = `${locale}/${name}.json`;
      if (!(path in files)) continue;
      const list = listOf(files[path]);
      const value =
        name === 'livestreams' && list
          ? withIds(list, simple['en/livestreams.json'], timeZone)
          : files[path];
      simple[path] = inLocalTime(name, value, timeZone);
    }
  }
  for (const name of identifiedLists) {
    const english = listOf(simple[`en/${name}.json`]);
    const twins = new Map(english?.map((entry) => [entry.id, entry]));
    for (const locale of locales) {
      const path = `${locale}/${name}.json`;
      simple[path] =
        listOf(simple[path])?.map((entry) => {
          const twin = locale === 'en' ? undefined : twins.get(entry.id);
          const own = without(entry, made(name, { ...twin, ...entry }, locale, timeZone));
          return twin ? without(own, twin) : own;
        }) ?? simple[path];
    }
  }
  return simple;
}
