import { describe, expect, test } from 'vitest';
import { pictureName, shownPicture } from './pictures';

const own = '/images/graphic-july-19-es.png';

describe('what a page shows of a picture', () => {
  test('the display sizes that are there', () => {
    expect(shownPicture(own, () => true)).toEqual({
      src: '/images/graphic-july-19-es-540.webp',
      srcSet: '/images/graphic-july-19-es-540.webp 540w, /images/graphic-july-19-es-810.webp 810w',
    });
  });

  test.each([
    ['an own picture without display sizes', own],
    ['a picture elsewhere', 'https://cms.example.org/kit.png'],
    ['an own picture of another format', '/images/kit.jpg'],
  ])('%s is shown itself', (_, image) => {
    expect(shownPicture(image, () => image !== own)).toEqual({ src: image });
  });
});

test('a picture is saved under its own name', () => {
  expect(pictureName(own)).toBe('graphic-july-19-es.png');
});
