import { expect, test } from 'vitest';
import { pictureOf } from './display-sizes';

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
