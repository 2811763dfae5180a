import { expect, test } from 'vitest';
import { eventsOf } from '@/tests/support/ics';
import { reminderFile } from './reminder';

const reminder = {
  uid: 'call-1@season.example.org',
  stamp: new Date('2021-08-01T20:00:00Z'),
  starts: new Date('2021-08-02T13:00:00Z'),
  title: 'Llame a sus senadores; hoy, y mañana',
  description: `Ben Ray Luján: (202) 224-6621\nMartin Heinrich: (202) 224-5521\n${'ñ'.repeat(80)}`,
  url: 'https://season.example.org/es/call',
};

test('a reminder is one entry of a calendar, as it was given, with an alarm', () => {
  const [event, ...others] = eventsOf(reminderFile(reminder));
  expect(others).toEqual([]);
  expect(event?.uid).toBe(reminder.uid);
  expect(event?.summary).toBe(reminder.title);
  expect(event?.description).toBe(reminder.description);
  expect(event?.startDate.toJSDate()).toEqual(reminder.starts);
  expect(event?.duration.toSeconds()).toBe(15 * 60);
  const { component } = event ?? {};
  expect(component?.getFirstPropertyValue('url')).toBe(reminder.url);
  const alarm = component?.getFirstSubcomponent('valarm');
  expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
});

test('no line of it is longer than 75 octets, and each ends as it should', () => {
  const lines = reminderFile(reminder).split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || line.includes('\n'))).toEqual([]);
});
