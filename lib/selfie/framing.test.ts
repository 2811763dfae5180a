import { expect, test } from 'vitest';
import {
  CENTERED,
  type Framing,
  framedSquare,
  gestured,
  MAX_ZOOM,
  movable,
  type Point,
  zoomed,
} from './framing';

const landscape = { width: 1200, height: 800 };
const upright = { width: 800, height: 1200 };
const square = { width: 800, height: 800 };
const at = (x: number, y: number): Point => ({ x, y });

test.each([
  ['the middle', landscape, CENTERED, { x: 200, y: 0, side: 800 }],
  ['of an upright photo the middle', upright, CENTERED, { x: 0, y: 200, side: 800 }],
  ['the left edge', landscape, { zoom: 1, x: 0, y: 0.5 }, { x: 0, y: 0, side: 800 }],
  ['the right edge', landscape, { zoom: 1, x: 1, y: 0.5 }, { x: 400, y: 0, side: 800 }],
  ['twice as large', square, { ...CENTERED, zoom: 2 }, { x: 200, y: 200, side: 400 }],
  ['whole pixels', { width: 641, height: 640 }, CENTERED, { x: 0, y: 0, side: 640 }],
  ['one pixel', { width: 1, height: 1 }, { ...CENTERED, zoom: 3 }, { x: 0, y: 0, side: 1 }],
])('the framed square: %s', (_, photo, framing, framed) => {
  expect(framedSquare(photo, framing)).toEqual(framed);
});

test.each([
  [landscape, 1, { x: true, y: false }],
  [upright, 1, { x: false, y: true }],
  [square, 1, { x: false, y: false }],
  [square, 1.1, { x: true, y: true }],
])('where %j at zoom %f can be moved', (photo, zoom, moves) => {
  expect(movable(photo, { ...CENTERED, zoom })).toEqual(moves);
});

test.each([
  ['to the right', landscape, CENTERED, at(0.1, 0), { x: 120, y: 0 }],
  ['down, where there is no room', landscape, CENTERED, at(0, 0.4), { x: 200, y: 0 }],
  ['as far as it reaches', landscape, CENTERED, at(-3, 0), { x: 400, y: 0 }],
  ['up, enlarged', square, { ...CENTERED, zoom: 2 }, at(0, -0.25), { x: 200, y: 300 }],
])('one finger moves the photo %s', (_, photo, framing, way, corner) => {
  const after = gestured(photo, framing, [at(0.5, 0.5)], [at(0.5 + way.x, 0.5 + way.y)]);
  expect(after.zoom).toBe(framing.zoom);
  expect(framedSquare(photo, after)).toMatchObject(corner);
});

const twice: Framing = { zoom: 2, x: 0.5, y: 0.5 };

test.each([
  [
    'zoom by how far they part, around the middle between them',
    CENTERED,
    [at(0, 0.25), at(0.5, 0.25)],
    [at(-0.25, 0.25), at(0.75, 0.25)],
    { x: 100, y: 100, side: 400 },
  ],
  [
    'also move the photo',
    twice,
    [at(0.4, 0.5), at(0.6, 0.5)],
    [at(0.5, 0.5), at(0.7, 0.5)],
    { x: 160, y: 200, side: 400 },
  ],
  [
    'on one spot do not tear it apart',
    CENTERED,
    [at(0.5, 0.5), at(0.5, 0.5)],
    [at(0.48, 0.5), at(0.52, 0.5)],
    { x: 0, y: 0, side: 800 },
  ],
])('two fingers %s', (_, framing, from, to, framed) => {
  expect(framedSquare(square, gestured(square, framing, from, to))).toEqual(framed);
});

test.each([
  ['in', 2, { x: 400, y: 200, side: 400 }],
  ['no further than allowed', 99, { x: 466, y: 266, side: 267 }],
  ['out, no further than the whole', 0.2, { x: 200, y: 0, side: 800 }],
])('zooming %s keeps the middle', (_, zoom, framed) => {
  expect(framedSquare(landscape, zoomed(landscape, CENTERED, zoom))).toEqual(framed);
});

test('zooming at a corner keeps the corner', () => {
  const framed = framedSquare(square, zoomed(square, CENTERED, 2, at(1, 0)));
  expect(framed).toMatchObject({ x: 400, y: 0 });
});

test('an edge that zooming out uncovers is never shown', () => {
  const atEdge: Framing = { zoom: 2, x: 1, y: 0 };
  expect(framedSquare(square, zoomed(square, atEdge, 1))).toEqual({ x: 0, y: 0, side: 800 });
});

test('however it is moved and zoomed, the photo fills the square', () => {
  let seed = 7;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const point = () => at(next() * 3 - 1, next() * 3 - 1);
  const [flat, nearlySquare] = [
    { width: 3, height: 1 },
    { width: 999, height: 1000 },
  ] as const;
  for (const photo of [landscape, upright, square, flat, nearlySquare]) {
    let framing = CENTERED;
    for (let turn = 0; turn < 2_000; turn += 1) {
      const count = 1 + Math.round(next());
      const from = Array.from({ length: count }, point);
      framing = gestured(photo, framing, from, Array.from({ length: count }, point));
      const { x, y, side } = framedSquare(photo, framing);
      const beside = [x, y, photo.width - x - side, photo.height - y - side];
      expect(framing.zoom).toBeGreaterThanOrEqual(1);
      expect(framing.zoom).toBeLessThanOrEqual(MAX_ZOOM);
      expect(Math.min(...beside)).toBeGreaterThanOrEqual(0);
    }
  }
});
