import { describe, expect, test } from 'vitest';
import { liveState, msUntilChange } from './livestream-phase';

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
