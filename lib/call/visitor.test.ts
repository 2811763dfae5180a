import { beforeEach, expect, test } from 'vitest';
import { noVisitor, setVisitor, useVisitor } from './visitor';

beforeEach(() => useVisitor.setState(noVisitor));

test('what is told is kept, and the rest stays as it was', () => {
  setVisitor({ name: 'Rosa', zipCode: '26001' });
  setVisitor({ phone: '2025550142' });
  expect(useVisitor.getState()).toEqual({
    ...noVisitor,
    name: 'Rosa',
    zipCode: '26001',
    phone: '2025550142',
  });
});

test('an emptied text is the same as one never told', () => {
  setVisitor({ name: 'Rosa', email: 'rosa@example.org' });
  setVisitor({ name: '', email: null });
  expect(useVisitor.getState()).toEqual(noVisitor);
});
