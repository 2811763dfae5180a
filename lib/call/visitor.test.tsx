import { beforeEach, expect, test, vi } from 'vitest';
import { keepPage } from '@/lib/browser/reload';
import { assumeVisitor, noVisitor, setVisitor, tellFields, useVisitor } from './visitor';

vi.mock('@/lib/browser/reload');

beforeEach(() => {
  useVisitor.setState(noVisitor);
  vi.mocked(keepPage).mockClear();
});

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

test('a page that holds only what it is about may be reloaded, until something is typed', () => {
  assumeVisitor({ selectedState: 'WV', callpowerId: undefined });
  tellFields({ state: 'WV', userPhone: '' });
  expect(useVisitor.getState()).toEqual({ ...noVisitor, selectedState: 'WV' });
  expect(keepPage).not.toHaveBeenCalled();
  tellFields({ state: 'WV', userPhone: '2' });
  expect(keepPage).toHaveBeenCalledOnce();
});
