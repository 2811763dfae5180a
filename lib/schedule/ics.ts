import type { CalendarEvent } from '@/lib/content/model/events';
import type { Access } from './access';

// iCalendar (RFC 5545), as the build writes it for events and the browser for a reminder.

/** Moments as ISO with zone. */
export type EntryTime = { starts: string; ends: string | undefined };

/** `revision` counts its changes since it was first published. */
export type CalendarEntry = Pick<CalendarEvent, 'place' | 'status' | 'revision'> & {
  name: string;
  time: EntryTime;
  title: string;
  description: string;
  url: string;
  access?: Access | undefined;
};

const MAX_LINE_OCTETS = 74;

const HOUR_MS = 3_600_000;

/** A moment as `20210802T130000Z`. */
const utc = (moment: string | number | Date) =>
  new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Breaks a line that is too long, between characters and not between bytes. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  return Array.from(line, (character) => {
    const size = encoder.encode(character).length;
    const isFull = octets + size > MAX_LINE_OCTETS;
    octets = isFull ? size : octets + size;
    return isFull ? `\r\n ${character}` : character;
  }).join('');
}

function component(name: string, lines: readonly (string | false | undefined)[]): string[] {
  return [`BEGIN:${name}`, ...lines.filter((line) => typeof line === 'string'), `END:${name}`];
}

function calendar(maker: string, lines: readonly string[]): string {
  const all = component('VCALENDAR', ['VERSION:2.0', `PRODID:${maker}`, ...lines]);
  return all.map((line) => `${folded(line)}\r\n`).join('');
}

const statuses = { confirmed: 'CONFIRMED', moved: 'CONFIRMED', cancelled: 'CANCELLED' };

/** Some readers give an entry without an end no time, and others a day. */
function timeLines({ starts, ends }: EntryTime): string[] {
  return [`DTSTART:${utc(starts)}`, `DTEND:${utc(ends ?? Date.parse(starts) + HOUR_MS)}`];
}

type Words = Pick<CalendarEntry, 'title' | 'description' | 'url'>;

/** Many calendars show no URL: the description has it as well. */
function textLines({ title, description, url }: Words): string[] {
  const isNamed = description.split(/\s/).includes(url);
  const text = isNamed ? description : `${description}\n${url}`;
  return [`SUMMARY:${escaped(title)}`, `DESCRIPTION:${escaped(text)}`, `URL:${new URL(url).href}`];
}

export type CalendarFile = { title: string; language: string; host: string; stamp: string };

/**
 * Calendar entries as one file, the same bytes for the same content, with times in UTC.
 * A calendar that subscribes fetches anew every 12 hours.
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  { title, language, host, stamp }: CalendarFile,
): string {
  const events = entries.map((entry) => {
    const { name, time, place, access, status, revision = 0 } = entry;
    const words = [entry.description, access?.words, access?.note].filter(Boolean);
    return component('VEVENT', [
      `UID:${name}@${host}`,
      `SEQUENCE:${revision}`,
      `DTSTAMP:${utc(stamp)}`,
      ...timeLines(time),
      ...textLines({ ...entry, description: words.join('\n') }),
      place !== undefined && `LOCATION:${escaped(place)}`,
      status && `STATUS:${statuses[status]}`,
    ]);
  });
  return calendar(`-//${host}//calendar//${language}`, [
    `NAME:${escaped(title)}`,
    `X-WR-CALNAME:${escaped(title)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...events.flat(),
  ]);
}

export type Reminder = Words & {
  uid: string;
  /** such as `ES` */
  language: string;
  stamp: Date;
  starts: Date;
};

/** A quarter of an hour, which rings when it begins. */
export function reminderFile({ uid, language, stamp, starts, ...event }: Reminder): string {
  const lines = component('VEVENT', [
    `UID:${uid}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(starts)}`,
    'DURATION:PT15M',
    ...textLines(event),
    ...component('VALARM', [
      'ACTION:DISPLAY',
      'TRIGGER:PT0S',
      `DESCRIPTION:${escaped(event.title)}`,
    ]),
  ]);
  return calendar(`-//${new URL(event.url).hostname}//reminder//${language}`, lines);
}
