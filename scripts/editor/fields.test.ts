import { expect, test } from 'vitest';
import { fieldsOf } from './fields';

test('what no language changes of a target is repeated by the CMS, and is no field to fill', () => {
  const all = (fields: object): string[] =>
    Object.entries(fields).flatMap(([key, each]) => {
      if (key === 'i18n' && each === 'duplicate') return Object(fields).name;
      return typeof each === 'object' && each ? all(each) : [];
    });
  expect(all(fieldsOf('targets')).sort()).toEqual(
    ['callpower_id', 'name', 'phone', 'picture', 'targets', 'targets'].sort(),
  );
});

test('a closed row of a list of choices is called by the label of its choice, not by its value', () => {
  const sections = fieldsOf('site').find(({ name }) => name === 'visible_sections');
  expect(sections).toMatchObject({ summary: '{{fields.text}}', field: { name: 'text' } });
});

test('of choices without an order any number can be chosen, by their labels', () => {
  const access = fieldsOf('events').find(({ name }) => name === 'access');
  const options = expect.arrayContaining([{ value: 'es', label: 'Español' }]);
  expect(access).toMatchObject({ widget: 'select', multiple: true, options });
});
