import { expect, test } from 'vitest';
import { formIssue, issuesOfSave } from './check';
import { readFolder } from './serve-editor';

const { texts } = readFolder('tests/fixtures/content');

test('what was doubtful before is said again of another text, and of the same one not', () => {
  const path = 'en/events/2021-10-27-1430.json';
  const event = (description: string, others = {}) => {
    return { [path]: JSON.stringify({ ...JSON.parse(texts[path] ?? ''), description, ...others }) };
  };
  const before = { ...texts, ...event('On Wednesday at 10:30 am.') };
  const codes = (saved: Record<string, string>) =>
    issuesOfSave(before, saved).map(({ code }) => code);
  expect(codes(event('On Wednesday at 10:30 am.', { link: '#' }))).toEqual([]);
  expect(codes(event('Thursday, 6 pm ET.'))).toEqual(['warning.event.says-time']);
});

test.each([
  ['On Wednesday we march', 'Wednesday'],
  ['every THURSDAY', 'THURSDAY'],
  ['los Miércoles', 'Miercoles'],
  ['Thurs. evening', 'Thurs'],
  ['the 27th of October', '27th of October'],
  ['Oct. 27', 'Oct. 27'],
  ['el 1º de mayo', '1º de mayo'],
  ['10/27, in D.C.', '10/27'],
  ['18:00', '18:00'],
  ['at six o’clock', 'six o’clock'],
  ['a las 6 en el Capitolio', 'a las 6'],
  ['a las seis de la tarde', 'a las seis'],
  ['al mediodía', 'mediodia'],
  ['Moral Mondays, Giving Tuesday', null],
  ['Miércoles de Testimonio Moral', null],
  ['We march 10 miles, we may 5', null],
  ['A 24/7 vigil at 6 offices: $7.25 since 9/11, 50–50, Room 27', null],
  ['a las 100 personas y a las dos senadoras, por la mañana', null],
])('of the time, the words “%s” say “%s”', (description, found) => {
  const path = 'es/events/2021-10-27-1430.json';
  const saved = { ...JSON.parse(texts[path] ?? ''), description };
  const [issue] = issuesOfSave(texts, { [path]: JSON.stringify(saved) });
  expect(issue?.params.found ?? null).toBe(found && `“${found}”`);
});

test('a mistake names a color or a choice as the form does, by no key', () => {
  const campaign = JSON.parse(texts['campaign.json'] ?? '');
  const inks = { ...campaign.inks, flame: '#ffee00' };
  const changes = { inks, ask_states: ['AZ', 'AZ'] };
  const saved = { 'campaign.json': JSON.stringify({ ...campaign, ...changes }) };
  const said = issuesOfSave(texts, saved).map((issue) => formIssue(issue).text);
  expect(said.join(' ')).toContain('people can read on “Buttons” (#ffee00)');
  expect(said.join(' ')).toContain('“Arizona” above has the same');
});

test('a row of a list is called by its words, and its values as its field shows them', () => {
  const partners = JSON.parse(texts['en/partners.json'] ?? '');
  const saved = {
    'en/partners.json': JSON.stringify([...partners, { name: 'Kairos', link: '' }]),
    'en/events/2021-10-27-1430.json': '{ "title": "Vigil", "upcoming": 1 }',
  };
  const said = issuesOfSave(texts, saved).map((issue) => {
    const { label, text } = formIssue(issue);
    return `${label}: ${text}`;
  });
  expect(said).toContain(
    '“Kairos”: Their website: It is empty. Expected: a whole address that starts with https://. For example: https://example.org/',
  );
  expect(said).toContain('Still to come: It says “1”. Expected: on or off.');
});
