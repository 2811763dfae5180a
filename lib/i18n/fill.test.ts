import { expect, test } from 'vitest';
import { fill } from './fill';

test.each([
  ['its value is put in', 'Watch on {service}', { service: 'Vimeo' }, 'Watch on Vimeo'],
  ['a dollar sign stays as it is', 'Watch on {service}', { service: '$&' }, 'Watch on $&'],
  ['each gap has its own', '{count} of {total}', { count: '3', total: '100' }, '3 of 100'],
  ['a gap without a value stays', '{count} of {total}', { count: '3' }, '3 of {total}'],
])('%s', (_, message, values, filled) => {
  expect(fill(message, values)).toBe(filled);
});
