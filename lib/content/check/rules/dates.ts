import { formatDate } from '../../../i18n/formats';
import {
  daysInMonth,
  type NamedDay,
  namedDays,
  type Season,
  seasonYear,
} from '../../../schedule/named-days';
import type { Message } from '../../schema/expected';
import type { Path } from '../../schema/json-schema';
import { both, type ContentFiles } from '../files/content-files';
import { type Entry, entriesOf, textOf, valueAt } from '../files/json-path';
import type { Issue } from '../files/reported-issue';

/** The keys whose texts name days for readers, by file. */
const displayKeys: Record<string, Path> = {
  events: ['date'],
  livestreams: ['formatted_date'],
  letters: ['date'],
  toolkit: ['graphic', 'date'],
};

const inBoth = (options: Intl.DateTimeFormatOptions, moment: number): Message => {
  return { en: formatDate(moment, 'en', options), es: formatDate(moment, 'es', options) };
};

/** Says what is wrong with a named day; null where the calendar has it, and on that weekday. */
function dayFault(named: NamedDay, season: Season | null): Message | null {
  const last = daysInMonth(named);
  const first = Date.UTC(named.year ?? 2020, named.month, 1);
  if (named.day < 1 || named.day > last) {
    const month = inBoth({ month: 'long', timeZone: 'UTC' }, first);
    return {
      en: `a day that exists: ${month.en} ${named.year ?? ''} has ${last} days`.replace('  ', ' '),
      es: `un día que exista: ${month.es} tiene ${last} días`,
    };
  }
  const year = named.year ?? (season && seasonYear(named, season));
  if (named.weekday === null || year === null) return null;
  const moment = Date.UTC(year, named.month, named.day);
  if (new Date(moment).getUTCDay() === named.weekday) return null;
  const weekday = inBoth({ weekday: 'long', timeZone: 'UTC' }, moment);
  const date = inBoth({ dateStyle: 'long', timeZone: 'UTC' }, moment);
  return {
    en: `a weekday and a day that agree: ${date.en} is a ${weekday.en}`,
    es: `un día de la semana que coincida con la fecha: el ${date.es} es ${weekday.es}`,
  };
}

/** A day in figures that no calendar has, such as 13/40/2021 or 2021-02-30. */
function figuresFault(text: string): Message | null {
  const [, m, d] = /\b(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?\b/.exec(text) ?? [];
  const [, y, isoM, isoD] = /\b(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text) ?? [];
  const [month, day] = [Number(m ?? isoM ?? 1) - 1, Number(d ?? isoD ?? 1)];
  const year = y ? Number(y) : null;
  if (month >= 0 && month < 12 && day >= 1 && day <= daysInMonth({ month, year })) return null;
  return {
    en: 'a day that exists, written in words: a month, then a day',
    es: 'un día que exista, escrito en palabras: el día y el mes',
  };
}

function entryIssues(
  name: string,
  file: string,
  index: number,
  entry: Entry,
  season: Season | null,
): Issue[] {
  const key = displayKeys[name] ?? [];
  const shown = textOf(valueAt(entry, key));
  const faults = namedDays(shown).map((day) => dayFault(day, name === 'letters' ? null : season));
  const expected = faults.find(Boolean) ?? figuresFault(shown);
  return expected ? [{ file, path: [index, ...key], expected }] : [];
}

/** The season as campaign.json has it; null where it is none. */
export function seasonOf({ campaign }: ContentFiles): Season | null {
  const [starts = '', ends = ''] = ['starts', 'ends'].map((key) =>
    textOf(valueAt(campaign?.value, ['season', key])),
  );
  return Number.isNaN(Date.parse(starts) + Date.parse(ends)) ? null : { starts, ends };
}

/** Days that no calendar has, and a season that ends before it starts. */
export function dateRules(files: ContentFiles): Issue[] {
  const season = seasonOf(files);
  const issues = Object.keys(displayKeys).flatMap((name) =>
    both(files, name).flatMap(({ source }) =>
      entriesOf(source).flatMap(({ index, entry }) =>
        entryIssues(name, source.file, index, entry, season),
      ),
    ),
  );
  if (!files.campaign || !season || season.starts <= season.ends) return issues;
  const expected = {
    en: `a day on or after ${season.starts}, when the season starts`,
    es: `un día igual o posterior a ${season.starts}, cuando empieza la temporada`,
  };
  return [{ file: files.campaign.file, path: ['season', 'ends'], expected }, ...issues];
}
