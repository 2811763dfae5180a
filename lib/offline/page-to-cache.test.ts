import { afterEach, expect, test } from 'vitest';
import { callForm, saveFields } from '@/lib/call/visitor';
import { campaignCalls } from '@/tests/support/targets';
import { pageToCache } from './page-to-cache';

afterEach(() => callForm.reset({}));

test.each([
  ['the state’s page that they are on', '/call/wv', { userLocation: '20510' }, '/call/wv'],
  ['the page of their ZIP’s state', '/call', { userLocation: '26003' }, '/call/wv'],
  ['the page of the state that they chose', '/', { state: 'MD' }, '/call/md'],
  ['the call page, where the ZIP says no state', '/call', { userLocation: '00000' }, '/call'],
  ['the call page, where they have told nothing', '/', {}, '/call'],
] as const)('a visitor keeps %s', async (_, path, told, page) => {
  saveFields(told);
  expect(await pageToCache('en', path)).toBe(page);
  expect(await pageToCache('es', path)).toBe(`/es${page}`);
});

test('a campaign without states keeps the call page for everybody', async () => {
  campaignCalls('list');
  saveFields({ userLocation: '26003' });
  expect(await pageToCache('en', '/')).toBe('/call');
});
