import { describe, expect, test } from 'vitest';
import { coverage, levels, printHalftone } from './halftone';

const palette = { paper: [255, 255, 255], second: [255, 200, 0], first: [0, 0, 0] } as const;
const SIDE = 70;

function printed(grey: number): number[][] {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const row = at / 4 / SIDE;
    const light = row < 8 ? 0 : row >= SIDE - 8 ? 255 : grey;
    pixels.set([light, light, light, 255], at);
  }
  printHalftone(pixels, SIDE, palette);
  return Array.from({ length: SIDE * 42 }, (_, index) => {
    const at = (14 * SIDE + index) * 4;
    return Array.from(pixels.slice(at, at + 4));
  });
}

describe('a photo in two inks', () => {
  test.each([
    [0, [0, 0]],
    [0.3, [0, 0.465]],
    [0.96, [1, 1]],
    [1, [1, 1]],
  ])('so dark as %d is covered %j', (darkness, [first = 0, second = 0]) => {
    const covered = coverage(darkness);
    expect(covered.first).toBeCloseTo(first);
    expect(covered.second).toBeCloseTo(second);
  });

  test('is bare paper where it is white, and ink where it is black', () => {
    expect(new Set(printed(255).map(String))).toEqual(new Set(['255,255,255,255']));
    expect(new Set(printed(0).map(String))).toEqual(new Set(['0,0,0,255']));
  });

  test.each([64, 128, 170])('keeps the tone of a grey of %i', (grey) => {
    const pixels = printed(grey);
    const inked = pixels.reduce((sum, [red = 0]) => sum + 1 - red / 255, 0) / pixels.length;
    expect(inked).toBeCloseTo(coverage(1 - grey / 255).first, 1);
  });
});

test.each([
  ['the whole range', [10, 0, 0, 0, 10], { black: 0, white: 4 }],
  ['a dim photo', [0, 10, 10, 0, 0], { black: 1, white: 2 }],
  ['one tone', [0, 0, 10, 0, 0], { black: 2, white: 3 }],
  ['a few bright dots', [0, 100, 100, 0, 2], { black: 1, white: 2 }],
])('the levels of %s', (_, histogram, expected) => {
  expect(levels(histogram)).toEqual(expected);
});
