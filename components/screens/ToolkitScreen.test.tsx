import { expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { isReservedId } from '@/lib/content/reserved-ids';
import { renderIn } from '@/tests/support/renderIn';
import { ToolkitScreen } from './ToolkitScreen';

test('every id of the toolkit page is an entry’s own, or one that no entry may take', () => {
  renderIn('en', <ToolkitScreen locale="en" />);
  const entries = loadContent('en').content.toolkit.map(({ id }) => id);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);

  expect(ids).toEqual(expect.arrayContaining([...entries, 'main', 'download-all-title']));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !entries.includes(id) && !isReservedId(id))).toEqual([]);
  expect(entries.filter(isReservedId)).toEqual([]);
});
