import { expect, test } from 'vitest';
import { sharp } from '@/scripts/sharp.mjs';
import { centerSquare, decodedWidth, isSvg, sizeInHeader } from './picture-size';

const buffer = (bytes: Buffer) => new Uint8Array(bytes).buffer as ArrayBuffer;
const picture = sharp({ create: { width: 321, height: 123, channels: 3, background: 'teal' } });

test.each([
  ['JPEG', () => picture.jpeg().toBuffer()],
  ['JPEG with EXIF', () => picture.withMetadata({ orientation: 6 }).jpeg().toBuffer()],
  ['progressive JPEG', () => picture.jpeg({ progressive: true }).toBuffer()],
  ['PNG', () => picture.png().toBuffer()],
  ['GIF', () => picture.gif().toBuffer()],
  ['WebP', () => picture.webp().toBuffer()],
  ['lossless WebP', () => picture.webp({ lossless: true }).toBuffer()],
  [
    'WebP with alpha',
    () => picture.ensureAlpha(0.5).withMetadata({ orientation: 1 }).webp().toBuffer(),
  ],
])('the size of a %s', async (_, make) => {
  expect(sizeInHeader(buffer(await make()))).toEqual({ width: 321, height: 123 });
});

test.each(['', 'not a picture at all, but a text', '\x89PNG', 'GIF8', 'RIFF....WEBPVP8X'])(
  '%j says no size',
  (text) => {
    expect(sizeInHeader(buffer(Buffer.from(text, 'latin1')))).toBeNull();
  },
);

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', true],
  ['\ufeff<?xml version="1.0"?><svg/>', true],
  ['plain text', false],
])('%j is a drawing: %s', (text, isDrawing) => {
  expect(isSvg(buffer(Buffer.from(text)))).toBe(isDrawing);
});

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
