import { formatDate } from '../../../i18n/formats';
import type { Locale } from '../../../i18n/locales';
import { CAMPAIGN_TIME_ZONE } from '../../../schedule/dates';
import {
  daysInMonth,
  displayDays,
  type NamedDay,
  namedDays,
  type Season,
  seasonYear,
} from '../../../schedule/named-days';
import type { Finding, Message, Path } from '../files/problem';
import { both, type Table } from '../files/table';
import { type Entry, entriesOf, textOf, valueAt } from '../files/walk';
import { minutesOf } from './descriptions';

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

/** The Washington day of a moment, as `2021-10-24`; null for no moment. */
function easternDay(iso: string): string | null {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment) || figuresFault(iso)) return null;
  const options = { dateStyle: 'short', timeZone: CAMPAIGN_TIME_ZONE } as const;
  return new Intl.DateTimeFormat('en-CA', options).format(moment);
}

/** Where the days on a card are not the one of its moment. */
function contradiction(shown: string, key: string, iso: string): Message | null {
  const day = easternDay(iso);
  const days = day && displayDays(shown, { starts: day, ends: day });
  if (!day || !days || (days.first <= day && day <= days.last)) return null;
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const meant = inBoth(options, Date.parse(day));
  return {
    en: `the day of ${key}, which is ${meant.en} in Washington; change one of the two`,
    es: `el día de ${key}, que en Washington es el ${meant.es}; cambie uno de los dos`,
  };
}

/** Where the two times on a livestream's card are not those of its moment. */
function timeContradiction(shown: string, iso: string, locale: Locale): Message | null {
  const moment = Date.parse(iso);
  const times = shown.split(' / ').map(minutesOf);
  const [first, pacific] = times;
  if (Number.isNaN(moment) || times.length !== 2 || first == null || pacific == null) return null;
  const clock = (timeZone: string) =>
    formatDate(moment, locale, { hour: 'numeric', minute: '2-digit', timeZone });
  const minutes = (timeZone: string) => minutesOf(clock(timeZone));
  const isFirst = [CAMPAIGN_TIME_ZONE, 'UTC'].some((zone) => minutes(zone) === first);
  if (isFirst && minutes('America/Los_Angeles') === pacific) return null;
  const right = `${clock(CAMPAIGN_TIME_ZONE)} ET / ${clock('America/Los_Angeles')} PT`;
  return {
    en: `the times of date, ${right}; change one of the two`,
    es: `las horas de date, ${right}; cambie uno de los dos`,
  };
}

function entryFindings(
  name: string,
  file: string,
  locale: Locale,
  index: number,
  entry: Entry,
  season: Season | null,
) {
  const findings: Finding[] = [];
  const add = (path: Path, expected: Message | null | undefined) => {
    if (expected) findings.push({ file, path: [index, ...path], expected });
  };
  const key = displayKeys[name] ?? [];
  const shown = textOf(valueAt(entry, key));
  const faults = namedDays(shown).map((day) => dayFault(day, name === 'letters' ? null : season));
  const fault = faults.find(Boolean) ?? figuresFault(shown);
  add(key, fault);
  if (name === 'events' && !fault) {
    const expected = contradiction(shown, 'starts_at', textOf(entry.starts_at));
    const cause = { file, path: [index, 'starts_at'] };
    if (expected) findings.push({ file, path: [index, ...key], expected, cause });
  }
  if (name === 'livestreams') {
    if (!fault) add(key, contradiction(shown, 'date', textOf(entry.date)));
    const times = timeContradiction(textOf(entry.formatted_time), textOf(entry.date), locale);
    add(['formatted_time'], times);
  }
  return findings;
}

/** The season as campaign.json has it; null where it is none. */
export function seasonOf({ campaign }: Table): Season | null {
  const [starts = '', ends = ''] = ['starts', 'ends'].map((key) =>
    textOf(valueAt(campaign?.value, ['season', key])),
  );
  return Number.isNaN(Date.parse(starts) + Date.parse(ends)) ? null : { starts, ends };
}

/** Days that no calendar has, and cards that contradict the moment that they stand for. */
export function dateRules(table: Table): Finding[] {
  const season = seasonOf(table);
  const findings = Object.keys(displayKeys).flatMap((name) =>
    both(table, name).flatMap(({ locale, source }) =>
      entriesOf(source).flatMap(({ index, entry }) =>
        entryFindings(name, source.file, locale, index, entry, season),
      ),
    ),
  );
  if (!table.campaign || !season || season.starts <= season.ends) return findings;
  const expected = {
    en: `a day on or after ${season.starts}, when the season starts`,
    es: `un día igual o posterior a ${season.starts}, cuando empieza la temporada`,
  };
  return [{ file: table.campaign.file, path: ['season', 'ends'], expected }, ...findings];
}
