import { expect, test } from 'vitest';
import { loadContent } from './load';
import { featuredGraphics, pictureOf } from './pictures';

const { toolkit } = loadContent('en').content;
const elsewhere = (id: string) => ({ image: 'https://cms.example.org/kit.png', id });

test('the teaser shows dates and demands in turn', () => {
  const grounds = featuredGraphics(toolkit).map(
    ({ id }) => toolkit.find((entry) => entry.id === id)?.graphic?.ground === 'gold',
  );
  expect(grounds).toEqual([false, true, false, true, false, true, false]);
});

test('the teaser asks for no picture elsewhere', () => {
  const moved = toolkit.map((entry) => ({ ...entry, ...elsewhere(entry.id) }));
  expect(featuredGraphics(moved)).toEqual([]);
  const one = toolkit.map((entry) =>
    entry.id === 'august-2' ? { ...entry, ...elsewhere(entry.id) } : entry,
  );
  expect(featuredGraphics(one)).toHaveLength(toolkit.length - 1);
  expect(featuredGraphics(one).map(({ id }) => id)).not.toContain('august-2');
});

test('a page shows the display sizes of a picture that are there', () => {
  expect(pictureOf('/images/graphic-july-19-es.png')).toEqual({
    src: '/images/graphic-july-19-es-540.webp',
    srcSet: '/images/graphic-july-19-es-540.webp 540w, /images/graphic-july-19-es-810.webp 810w',
  });
});

test.each([
  ['an own picture without display sizes', '/images/share-en.png'],
  ['a picture elsewhere', 'https://cms.example.org/kit.png'],
  ['an own picture of another format', '/images/kit.jpg'],
])('%s is shown itself', (_, image) => {
  expect(pictureOf(image)).toEqual({ src: image });
});
