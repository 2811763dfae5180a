import { beforeEach, expect, test } from 'vitest';
import { noVisitor, setVisitor, useVisitor } from './visitor';

const blank = {
  name: null,
  email: null,
  address: null,
  zipCode: null,
  phone: null,
  selectedState: null,
  country: 'US',
  callpowerId: null,
  callpowerScript: null,
};

beforeEach(() => useVisitor.setState(noVisitor));

test('a visitor begins as nobody in particular, in the US', () => {
  expect(useVisitor.getState()).toEqual(blank);
});

test('what is told is kept, and the rest stays as it was', () => {
  setVisitor({ name: 'Rosa', zipCode: '26001' });
  setVisitor({ phone: '2025550142' });
  expect(useVisitor.getState()).toEqual({
    ...blank,
    name: 'Rosa',
    zipCode: '26001',
    phone: '2025550142',
  });
});

test('an emptied text is the same as one never told', () => {
  setVisitor({ name: 'Rosa', email: 'rosa@example.org' });
  setVisitor({ name: '', email: null });
  expect(useVisitor.getState()).toEqual(blank);
});
