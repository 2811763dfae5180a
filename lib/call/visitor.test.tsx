import { beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from '@/lib/browser/reload';
import { newVisit } from '@/tests/support/new-visit';
import { callForm, currentVisitor, savedFields, saveFields } from './visitor';

beforeEach(() => {
  newVisit();
  vi.stubGlobal('location', { reload: vi.fn() });
});

test('everybody reads what the form holds, and the rest stays as it was', () => {
  saveFields({ name: 'Rosa', userLocation: '26001' });
  callForm.setValue('userPhone', '2025550142');
  expect(currentVisitor()).toEqual({
    name: 'Rosa',
    userLocation: '26001',
    votingZip: '26001',
    userPhone: '2025550142',
  });
});

test('an emptied text is the same as one never typed', () => {
  saveFields({ name: 'Rosa', email: 'rosa@example.org' });
  saveFields({ name: '', email: '' });
  expect(currentVisitor()).toEqual({});
  expect(savedFields()).toEqual({});
});

test('a page that holds only what it is about may be reloaded, until something is typed', () => {
  saveFields({ userPhone: '' });
  expect(reloadOnce()).toBe(true);
  sessionStorage.clear();
  saveFields({ userPhone: '2' });
  expect(reloadOnce()).toBe(false);
});
