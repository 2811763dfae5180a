import { afterEach, expect, test } from 'vitest';
import { publicConfig } from '@/lib/config/public-config';
import { campaignCalls } from '@/tests/support/targets';
import { localPageParams, localPaths, targetPages } from './local-pages';

const list = (...names: string[]) => ({
  call: 'Call the council',
  targets: names.map((name, index) => ({
    name,
    role: 'Mayor',
    phone: '(757) 555-0143',
    place: 'City Hall',
    callpower_id: String(index),
  })),
});

const { features } = publicConfig;
afterEach(() => {
  publicConfig.features = features;
});

test('everybody on a list has a page, at one address in each language', () => {
  campaignCalls('list', { en: list('Ana Ruiz', 'Ben Okafor'), es: list('Ana Ruiz', 'Ben Okafor') });
  expect(localPaths()).toEqual(['/call/ana-ruiz', '/call/ben-okafor']);
  expect(targetPages('es').map(({ path }) => path)).toEqual(localPaths());
});

test('a campaign about the Senate has one for 50 states, the District and five territories', () => {
  campaignCalls('us-senators');
  expect(localPaths()).toHaveLength(56);
  expect(new Set(localPaths()).size).toBe(56);
});

test.each([
  ['us-senators', {}],
  ['list', { en: list('Ana Ruiz') }],
] as const)('features.places switches the pages of %s off', (kind, lists) => {
  campaignCalls(kind, lists);
  publicConfig.features = { ...features, places: false };
  expect(localPaths()).toEqual([]);
  // the export of a route fails without an address
  expect(localPageParams()).toEqual([{ page: 'no-page' }]);
});

test('a campaign without calls has no local pages', () => {
  campaignCalls('nobody');
  expect(localPaths()).toEqual([]);
});
