import { formatDate } from '../../../i18n/formats';
import type { Locale } from '../../../i18n/locales';
import { CAMPAIGN_TIME_ZONE } from '../../../schedule/dates';
import { daysInMonth, displayDays, type NamedDay, namedDays } from '../../../schedule/named-days';
import type { Finding, Message, Path } from '../files/problem';
import { both, type Table } from '../files/table';
import { type Entry, entriesOf, textOf, valueAt } from '../files/walk';

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
function dayFault(named: NamedDay, seasonYear: number | null): Message | null {
  const last = daysInMonth(named);
  const first = Date.UTC(named.year ?? 2020, named.month, 1);
  if (named.day < 1 || named.day > last) {
    const month = inBoth({ month: 'long', timeZone: 'UTC' }, first);
    return {
      en: `a day that exists: ${month.en} ${named.year ?? ''} has ${last} days`.replace('  ', ' '),
      es: `un día que exista: ${month.es} tiene ${last} días`,
    };
  }
  const year = named.year ?? seasonYear;
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
  const days = day && displayDays(shown, Number(day.slice(0, 4)));
  if (!day || !days || (days.first <= day && day <= days.last)) return null;
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const meant = inBoth(options, Date.parse(day));
  return {
    en: `the day of ${key}, which is ${meant.en} in Washington; change one of the two`,
    es: `el día de ${key}, que en Washington es el ${meant.es}; cambie uno de los dos`,
  };
}

/** A time of day in minutes, read from `7:30 PM` or `7:30 p. m.`; null for none. */
function minutesOf(text: string): number | null {
  const [, hour, minute = '0', half] = /(\d{1,2})(?::(\d{2}))?\s*([ap])\.?\s*m/i.exec(text) ?? [];
  if (!hour || !half) return null;
  return ((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute);
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

const CLOCK = /\b\d{1,2}(:\d{2})? ?([ap]\.?\s?m\b\.?)/i;
const ZONE =
  /\b([ECMP]([SD])?T|AK[SD]?T|HST|UTC)\b|\b(eastern|central|mountain|pacific)\b|hora del?\b/i;

/** True for a text with an hour that does not say whose. */
function lacksZone(text: string): boolean {
  return CLOCK.test(text) && !ZONE.test(text);
}

function entryFindings(
  name: string,
  file: string,
  locale: Locale,
  index: number,
  entry: Entry,
  year: number | null,
) {
  const findings: Finding[] = [];
  const add = (path: Path, expected: Message | null | undefined) => {
    if (expected) findings.push({ file, path: [index, ...path], expected });
  };
  const key = displayKeys[name] ?? [];
  const shown = textOf(valueAt(entry, key));
  const faults = namedDays(shown).map((day) => dayFault(day, name === 'letters' ? null : year));
  const fault = faults.find(Boolean) ?? figuresFault(shown);
  add(key, fault);
  if (name === 'events' && !fault) {
    add(key, contradiction(shown, 'starts_at', textOf(entry.starts_at)));
  }
  if (name === 'events' && lacksZone(textOf(entry.description))) {
    const expected = {
      en: 'an hour with its time zone, such as 4 pm ET: visitors are in all of them',
      es: 'una hora con su zona, como 4 p. m., hora del Este: hay visitantes en todas',
    };
    findings.push({ file, path: [index, 'description'], expected, isWarning: true });
  }
  if (name === 'livestreams') {
    if (!fault) add(key, contradiction(shown, 'date', textOf(entry.date)));
    const times = timeContradiction(textOf(entry.formatted_time), textOf(entry.date), locale);
    add(['formatted_time'], times);
  }
  return findings;
}

/** Days that no calendar has, and cards that contradict the moment that they stand for. */
export function dateRules(table: Table): Finding[] {
  const [starts, ends] = ['starts', 'ends'].map((key) =>
    textOf(valueAt(table.campaign?.value, ['season', key])),
  );
  const year = Number.parseInt(starts ?? '', 10) || null;
  const findings = Object.keys(displayKeys).flatMap((name) =>
    both(table, name).flatMap(({ locale, source }) =>
      entriesOf(source).flatMap(({ index, entry }) =>
        entryFindings(name, source.file, locale, index, entry, year),
      ),
    ),
  );
  if (!table.campaign || !starts || !ends || starts <= ends) return findings;
  const expected = {
    en: `a day on or after ${starts}, when the season starts`,
    es: `un día igual o posterior a ${starts}, cuando empieza la temporada`,
  };
  return [{ file: table.campaign.file, path: ['season', 'ends'], expected }, ...findings];
}
