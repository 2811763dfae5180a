import { describe, expect, test } from 'vitest';
import { eventsOf } from '@/tests/support/ics';
import { type CalendarEntry, calendarFile, reminderFile } from './ics';

const file = {
  title: 'Season',
  language: 'EN',
  host: 'season.example.org',
  stamp: '2021-07-12T00:00:00Z',
};
const entry: CalendarEntry = {
  name: 'event-2021-10-24-2000',
  time: { starts: '2021-10-24T16:00:00-04:00', ends: '2021-10-24T22:00:00Z' },
  title: 'Mass Moral Revival',
  description: 'At the Capitol.',
  url: 'https://season.example.org/#calendar',
};

const icsOf = (...entries: CalendarEntry[]) => calendarFile(entries, file);

describe('a calendar file (RFC 5545)', () => {
  test('has its frame, its version, its maker and its moment, whenever it is made', () => {
    const lines = icsOf(entry).split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
    expect(lines).toEqual(
      expect.arrayContaining([
        'VERSION:2.0',
        'NAME:Season',
        'X-WR-CALNAME:Season',
        'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
        'X-PUBLISHED-TTL:PT12H',
        'DTSTAMP:20210712T000000Z',
      ]),
    );
    expect(lines.filter((line) => line.startsWith('PRODID:'))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('METHOD'))).toHaveLength(0);
  });

  test('gives moments in UTC', () => {
    expect(icsOf(entry)).toContain('\r\nDTSTART:20211024T200000Z\r\nDTEND:20211024T220000Z\r\n');
    const [event] = eventsOf(icsOf(entry));
    expect(event?.startDate.toJSDate()).toEqual(new Date('2021-10-24T20:00:00Z'));
    expect(event?.uid).toBe('event-2021-10-24-2000@season.example.org');
  });

  test('moves an event that visitors have in their calendars, and calls it off', () => {
    const moved = { ...entry, status: 'moved', revision: 1 } as const;
    const cancelled = { ...entry, status: 'cancelled', revision: 2 } as const;
    const versions = [entry, moved, cancelled].map((version) => eventsOf(icsOf(version))[0]);
    expect(versions.map((event) => event?.uid)).toEqual(Array(3).fill(versions[0]?.uid));
    expect(versions.map((event) => event?.sequence ?? 0)).toEqual([0, 1, 2]);
    expect(versions.map((event) => event?.component.getFirstPropertyValue('status'))).toEqual([
      null,
      'CONFIRMED',
      'CANCELLED',
    ]);
  });

  test('gives an hour to what names no end', () => {
    const [event] = eventsOf(
      icsOf({ ...entry, time: { starts: '2021-10-24T23:30:00Z', ends: undefined } }),
    );
    expect(event?.endDate.toJSDate()).toEqual(new Date('2021-10-25T00:30:00Z'));
  });

  test.each([
    ['marks', 'Poor; people, \\ and "workers"'],
    ['lines', 'One\nTwo\n\nFour'],
    ['accents and emoji', 'Así: ¡Únase! ✊🏿 niños'],
    ['a line to fold', '¿De qué lado está usted? ✊🏿 '.repeat(20).trim()],
  ])('gives back %s as they were', (_, words) => {
    const text = icsOf({ ...entry, title: words.replaceAll('\n', ' '), description: words });
    const [event] = eventsOf(text);
    expect(event?.description).toBe(`${words}\n${entry.url}`);
    expect(event?.summary).toBe(words.replaceAll('\n', ' '));
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text).not.toContain('\uFFFD');
  });

  test('writes a comma and a semicolon as readers stricter than this one want them', () => {
    expect(icsOf({ ...entry, title: 'Poor; people, all' })).toContain(
      'SUMMARY:Poor\\; people\\, all',
    );
  });
});

const reminder = {
  language: 'ES',
  uid: 'call-1@season.example.org',
  stamp: new Date('2021-08-01T20:00:00Z'),
  starts: new Date('2021-08-02T13:00:00Z'),
  title: 'Llame a sus senadores; hoy, y mañana',
  description: `Ben Ray Luján: (202) 224-6621\nMartin Heinrich: (202) 224-5521\n${'ñ'.repeat(80)}`,
  url: 'https://season.example.org/es/call',
};

describe.each([
  ['an entry', (url: string, description: string) => icsOf({ ...entry, url, description })],
  [
    'a reminder',
    (url: string, description: string) => reminderFile({ ...reminder, url, description }),
  ],
])('the address of %s', (_, fileOf) => {
  const entryOf = (url: string, description = 'Join us.') => eventsOf(fileOf(url, description))[0];

  test.each([
    'https://a.example/rally?when=oct;24,oct;25',
    'https://a.example/a,b;c/%2C?q=1&r=(2)#x,y',
    `https://a.example/${'long-'.repeat(40)}`,
  ])('is a URI and no text: %s', (url) => {
    expect(fileOf(url, '').replaceAll('\r\n ', '')).toContain(`\r\nURL:${url}\r\n`);
    expect(entryOf(url)?.component.getFirstPropertyValue('url')).toBe(url);
    expect(entryOf(url)?.description).toBe(`Join us.\n${url}`);
  });

  test('has the letters that URIs have', () => {
    const event = entryOf('https://a.example/reunión en línea');
    expect(event?.component.getFirstPropertyValue('url')).toBe(
      'https://a.example/reuni%C3%B3n%20en%20l%C3%ADnea',
    );
  });

  test('stands in the description once', () => {
    const named = 'Join at https://a.example/1 today.';
    expect(entryOf('https://a.example/1', named)?.description).toBe(named);
    expect(entryOf('https://a.example/', named)?.description).toBe(`${named}\nhttps://a.example/`);
  });
});

describe('a reminder', () => {
  test('is one entry of a calendar, as it was given, with an alarm', () => {
    const [event, ...others] = eventsOf(reminderFile(reminder));
    expect(others).toEqual([]);
    expect(reminderFile(reminder)).toContain('//reminder//ES\r\n');
    expect(event?.uid).toBe(reminder.uid);
    expect(event?.summary).toBe(reminder.title);
    expect(event?.description).toBe(`${reminder.description}\n${reminder.url}`);
    expect(event?.startDate.toJSDate()).toEqual(reminder.starts);
    expect(event?.duration.toSeconds()).toBe(15 * 60);
    const { component } = event ?? {};
    expect(String(component?.getFirstPropertyValue('dtstamp'))).toBe('2021-08-01T20:00:00Z');
    const alarm = component?.getFirstSubcomponent('valarm');
    expect(alarm?.toJSON()[1]).toEqual([
      ['action', {}, 'text', 'DISPLAY'],
      ['trigger', {}, 'duration', 'PT0S'],
      ['description', {}, 'text', reminder.title],
    ]);
  });
});
