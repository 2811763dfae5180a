import { expect, test } from 'vitest';
import { centerSquare, decodedWidth } from './square';

test.each([
  [1280, 720, { x: 280, y: 0, side: 720 }],
  [720, 1280, { x: 0, y: 280, side: 720 }],
  [641, 640, { x: 0, y: 0, side: 640 }],
  [1, 1, { x: 0, y: 0, side: 1 }],
])('the middle square of %i x %i', (width, height, square) => {
  expect(centerSquare({ width, height })).toEqual(square);
});

test.each([
  ['small enough', 1280, 720, undefined],
  ['12 megapixels', 4000, 3000, 1440],
  ['the same, held upright', 3000, 4000, 1440],
  ['a panorama, whose short side must not shrink', 10_000, 1500, undefined],
])('the width to decode to: %s', (_, width, height, decoded) => {
  expect(decodedWidth({ width, height })).toBe(decoded);
});
