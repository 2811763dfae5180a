import { expect, test } from 'vitest';
import { countdownWords } from './countdown';

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
