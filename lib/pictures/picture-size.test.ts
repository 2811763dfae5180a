import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cropOf, decodedWidth, isSvg, sizeInHeader } from './picture-size';

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
  ['a small picture, whole', 1280, 720, { x: 0, y: 0, width: 1280, height: 720 }, [1280, 720]],
  ['12 megapixels, smaller', 4000, 3000, { x: 0, y: 0, width: 4000, height: 3000 }, [1440, 1080]],
  ['a panorama’s middle', 9001, 1500, { x: 2250, y: 0, width: 4500, height: 1500 }, [3240, 1080]],
  ['a tall strip’s middle', 10, 100, { x: 0, y: 35, width: 10, height: 30 }, [10, 30]],
  ['nothing of nothing', 0, 0, { x: 0, y: 0, width: 0, height: 0 }, [0, 0]],
])('what is kept: %s', (_, width, height, part, [keptWidth, keptHeight]) => {
  const size = { width: keptWidth, height: keptHeight };
  expect(cropOf({ width, height })).toEqual({ ...part, size });
});

test.each([
  ['small enough', 1280, 720, undefined],
  ['12 megapixels', 4000, 3000, 1440],
  ['the same, held upright', 3000, 4000, 1440],
  ['a panorama, whose short side must not shrink', 10_000, 1500, undefined],
])('the width to decode to: %s', (_, width, height, decoded) => {
  expect(decodedWidth({ width, height })).toBe(decoded);
});
