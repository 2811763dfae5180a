import { expect, test } from 'vitest';
import { momentFault } from './descriptions';

/** Sunday, 4 pm in Washington. */
const MOMENT = Date.parse('2021-10-24T20:00:00Z');

test.each([
  'Sunday, 4 pm ET, at the Capitol.',
  'Sunday, 4:00 p.m. Eastern, at the Capitol.',
  'Sunday at 3 pm CT, 2 pm MT, 1 pm PT.',
  'Doors open at 3 pm ET, the rally starts at 4 pm ET.',
  'Sunday, 4–6 pm ET.',
  'Sunday, from 4 to 6 pm ET.',
  'Sunday, 4 pm ET to 6 pm ET.',
  'After the last Moral Monday we meet again.',
  'We march at 11 am, wherever we are.',
  'Domingo, 4 p. m., hora del Este, en Charleston.',
  'El domingo a las 4 p. m., hora del Este, hasta las 6 p. m., hora del Este.',
  'De 4 a 6 p. m., hora del Este.',
])('%s does not contradict Sunday, 4 pm', (text) => {
  expect(momentFault(text, MOMENT, 'starts_at', 'America/New_York')).toBeNull();
});

test.each([
  ['Sunday, 5 pm ET', /the hour of starts_at, which is 4:00 PM ET/],
  ['Sunday, 4 pm PT', /the hour/],
  ['Sunday, 4 am ET', /the hour/],
  ['Domingo, 5 p. m., hora del Este', /the hour/],
  ['Saturday, 4 pm ET', /the weekday of starts_at, which is a Sunday/],
  ['Sábado, 4 p. m., hora del Este', /the weekday/],
  ['El miércoles a las 4 p. m., hora del Este', /the weekday/],
])('%s contradicts Sunday, 4 pm', (text, sentence) => {
  const fault = momentFault(text, MOMENT, 'starts_at', 'America/New_York');
  expect(fault?.expected.en).toMatch(sentence);
});

test('two mistakes are named at once, with what would be right', () => {
  expect(momentFault('Saturday, 5 pm ET', MOMENT, 'starts_at', 'America/New_York')).toEqual({
    expected: {
      en: 'the weekday and the hour of starts_at, which is a Sunday, 4:00 PM ET; change one of the two',
      es: 'el día de la semana y la hora de starts_at, que es domingo, 4:00 PM ET; cambie uno de los dos',
    },
    example: { en: 'Sunday, 4:00 PM ET', es: 'domingo, 4:00 p.\u00a0m. ET' },
  });
});
