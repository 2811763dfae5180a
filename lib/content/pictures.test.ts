import { expect, test } from 'vitest';
import { loadContent } from './load';
import type { ToolkitEntry } from './model/toolkit';
import { featuredGraphics, pictureOf } from './pictures';

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

test('a page shows the display sizes of a picture that are there', () => {
  expect(pictureOf('/images/graphic-august-2-en.png')).toEqual({
    src: '/images/graphic-august-2-en-540.webp',
    srcSet: '/images/graphic-august-2-en-540.webp 540w, /images/graphic-august-2-en-810.webp 810w',
  });
});

test.each([
  ['an own picture without display sizes', '/images/share-en.png'],
  ['a picture elsewhere', 'https://cms.example.org/kit.png'],
  ['an own picture of another format', '/images/kit.jpg'],
])('%s is shown itself', (_, image) => {
  expect(pictureOf(image)).toEqual({ src: image });
});
