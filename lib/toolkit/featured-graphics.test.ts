import { expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import type { ToolkitEntry } from '@/lib/content/model/toolkit';
import { featuredGraphics } from './featured-graphics';

const [drawn] = loadContent('en').values.toolkit;
const graphicOf = (ground: string, id: string) =>
  ({ ...drawn, id, graphic: { ground } }) as ToolkitEntry;
const toolkit = [
  ...['one', 'two', 'three', 'four', 'five'].map((id) => graphicOf('red', id)),
  ...['vote', 'wage', 'care'].map((id) => graphicOf('gold', id)),
];
const elsewhere = { image: 'https://cms.example.org/kit.png' };

test('the teaser shows dates and demands in turn', () => {
  const ids = featuredGraphics(toolkit).map(({ id }) => id);
  expect(ids).toEqual(['one', 'vote', 'two', 'wage', 'three', 'care', 'four']);
});

test('the teaser asks for no picture elsewhere', () => {
  expect(featuredGraphics(toolkit.map((entry) => ({ ...entry, ...elsewhere })))).toEqual([]);
  const one = toolkit.map((entry) => (entry.id === 'two' ? { ...entry, ...elsewhere } : entry));
  const ids = featuredGraphics(one).map(({ id }) => id);
  expect(ids).toEqual(['one', 'vote', 'three', 'wage', 'four', 'care', 'five']);
});
