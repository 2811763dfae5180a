import { beforeEach, expect, test } from 'vitest';
import { newVisit } from '@/tests/support/new-visit';
import { offerToldFields, takeHandedFields } from './handed-fields.browser';
import { noVisitor, setVisitor, useVisitor } from './visitor';

beforeEach(newVisit);

test('a page tells what it was told, not what it is about', () => {
  offerToldFields({ state: 'WV', target: '12' });
  setVisitor({ selectedState: 'WV', callpowerId: '12' });
  expect(window.toldFields?.()).toEqual({});
  setVisitor({ phone: '2025550142', selectedState: 'AZ', callpowerId: '13', isKeptPosted: true });
  expect(window.toldFields?.()).toEqual({
    userPhone: '2025550142',
    state: 'AZ',
    campaignId: '13',
    isKeptPosted: true,
  });
});

test('what was handed over is as good as told here', () => {
  window.handedFields = {
    userPhone: '2025550142',
    userLocation: '26001',
    name: 'Rosa',
    state: 'AZ',
    isKeptPosted: true,
    campaignId: '13',
    group: 'Sanctuary',
  };
  takeHandedFields();
  expect(useVisitor.getState()).toEqual({
    ...noVisitor,
    phone: '2025550142',
    zipCode: '26001',
    name: 'Rosa',
    selectedState: 'AZ',
    isKeptPosted: true,
    callpowerId: '13',
  });
});

test('a page that nothing was handed over to knows nothing', () => {
  takeHandedFields();
  expect(useVisitor.getState()).toEqual(noVisitor);
});
