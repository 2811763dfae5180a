import { beforeEach, expect, test } from 'vitest';
import { currentVisitor, saveFields } from '@/lib/call/visitor';
import { newVisit } from '@/tests/support/new-visit';
import { carryFields } from './start-client';

beforeEach(newVisit);

test('a page offers what was typed on it, not what it is about', () => {
  carryFields();
  expect(currentVisitor()).toEqual({});
  expect(window.savedFields?.()).toEqual({});
  const typed = { userPhone: '2025550142', state: 'AZ', campaignId: '13', isKeptPosted: true };
  saveFields(typed);
  expect(window.savedFields?.()).toEqual(typed);
});

test('what was handed over is as good as typed here, and is handed over once', () => {
  window.receivedFields = {
    userPhone: '2025550142',
    userLocation: '26001',
    name: 'Rosa',
    state: 'AZ',
    isKeptPosted: true,
    campaignId: '13',
    group: 'Sanctuary',
  };
  carryFields();
  expect(currentVisitor()).toEqual({
    userPhone: '2025550142',
    userLocation: '26001',
    votingZip: '26001',
    name: 'Rosa',
    state: 'AZ',
    isKeptPosted: true,
    campaignId: '13',
  });
  expect(window.receivedFields).toEqual({ group: 'Sanctuary' });
});
