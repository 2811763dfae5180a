import { expect, test, vi } from 'vitest';

vi.stubGlobal('EDITOR_SETTINGS', {});
const { placeOf } = await import('./page-beside');

test.each([
  ['site', 'calendar_title', '/', '#calendar'],
  ['site', 'call_page_title', '/call', undefined],
  ['partners', 'partners', '/', '#partners'],
  ['campaign', undefined, '/', undefined],
])('of %s, the field %s is shown at %s%s', (form, key, page, part) => {
  expect(placeOf(form, key)).toEqual([page, part].filter(Boolean));
});
