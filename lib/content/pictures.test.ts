import { expect, test } from 'vitest';
import { loadContent } from './load';
import { featuredGraphics } from './pictures';

const { toolkit } = loadContent('en').content;
const elsewhere = (id: string) => ({ image: 'https://cms.example.org/kit.png', id });

test('the teaser shows a demand beside a date', () => {
  expect(featuredGraphics(toolkit).map(({ id }) => id)).toEqual([
    'resolution-livingwage',
    'august-2',
  ]);
});

test('the teaser asks for no picture elsewhere', () => {
  const moved = toolkit.map((entry) => ({ ...entry, ...elsewhere(entry.id) }));
  expect(featuredGraphics(moved)).toEqual([]);
  const one = toolkit.map((entry) =>
    entry.id === 'august-2' ? { ...entry, ...elsewhere(entry.id) } : entry,
  );
  expect(featuredGraphics(one).map(({ id }) => id)).toEqual([
    'resolution-livingwage',
    'july-27-31',
  ]);
});
