import { expect, test } from 'vitest';
import type { CalendarEvent } from '@/lib/content/model/events';
import { contentWith } from '@/tests/support/content';
import { accessOf } from './access';
import { calendarAnswer } from './calendar-files';

const none = [
  'Access: we cannot offer a way in without steps, seats, sign language interpretation, captions, a quiet place, or help or interpretation in Spanish.',
  'Accesibilidad: no podemos ofrecer entrada sin escalones, asientos, interpretación en lengua de señas, subtítulos, un lugar tranquilo o ayuda o interpretación en español.',
];
const some = ['Access: seats and captions.', 'Accesibilidad: asientos y subtítulos.'];

test.each<[string, Pick<CalendarEvent, 'access' | 'access_note'>, words?: string[]]>([
  ['nothing', {}],
  ['a line alone', { access_note: 'A ramp.' }],
  ['an empty list', { access: [] }, none],
  ['that nothing is there', { access: ['none'] }, none],
  ['words in any order', { access: ['captions', 'seats'] }, some],
])('of an event that says %s, both languages say it', (_, event, words = []) => {
  for (const [index, locale] of (['en', 'es'] as const).entries()) {
    const { access } = accessOf(event, contentWith(locale, {}));
    expect([access?.words, access?.note]).toEqual([words[index], event.access_note]);
  }
});

test('calendars have it with the description', async () => {
  const file = await calendarAnswer('es', 'event-2021-10-24-2000.ics').text();
  const line = /Accesibilidad: .* en español\.\\nLa rampa está en la puerta norte\.\\nhttps:/;
  expect(file.replaceAll('\r\n ', '')).toMatch(line);
});
