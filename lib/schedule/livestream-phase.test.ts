import { describe, expect, test } from 'vitest';
import { countdownWords, liveState, msUntilChange } from './livestream-phase';

const at = (time: string) => Date.parse(`2021-08-02T${time}Z`);
const span = { startsAt: at('14:45:00'), endsAt: at('16:45:00') };

describe('a livestream from 14:45 to 16:45', () => {
  test.each([
    ['12:05:00', 'upcoming', 60_000],
    ['14:44:59.999', 'upcoming', 1],
    ['14:45:00', 'live', 60_000],
    ['16:44:30', 'live', 30_000],
    ['16:45:00', 'ended', null],
  ])('at %s it is %s, and that may change in %s ms', (time, phase, change) => {
    expect(liveState(span, at(time)).phase).toBe(phase);
    expect(msUntilChange(span, at(time))).toBe(change);
  });

  test('between two minutes it changes at the next one', () => {
    expect(msUntilChange(span, at('12:05:40'))).toBe(20_000);
  });

  test('that ends before it starts is never live', () => {
    expect(liveState({ startsAt: 2, endsAt: 1 }, 1)).toEqual({ phase: 'upcoming', startsInMs: 1 });
    expect(liveState({ startsAt: 2, endsAt: 1 }, 2)).toEqual({ phase: 'ended' });
  });
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [160 * MINUTE, '2 h 40 min', '2 h 40 min'],
  [40 * MINUTE, '40 min', '40 min'],
  [2 * HOUR, '2 h', '2 h'],
  [1, '1 min', '1 min'],
  [MINUTE, '1 min', '1 min'],
  [MINUTE + 1, '2 min', '2 min'],
  [25 * HOUR, '1 day, 1 hour', '1 día, 1 hora'],
  [(9 * 24 + 22) * HOUR + 1, '9 days, 22 hours', '9 días, 22 horas'],
  [48 * HOUR, '2 days', '2 días'],
])('%i ms are "%s" and "%s"', (ms, english, spanish) => {
  expect(countdownWords(ms, 'en')).toBe(english);
  expect(countdownWords(ms, 'es')).toBe(spanish);
});
