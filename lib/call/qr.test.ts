import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { qrCode } from './qr';

const MODULE_PX = 4;
const QUIET_ZONE = 4;

/** The code as a camera sees it: black strokes on white, as they are drawn from the path. */
function pixelsOf({ size, path }: ReturnType<typeof qrCode>) {
  const side = (size + 2 * QUIET_ZONE) * MODULE_PX;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) ([\d.]+)h(\d+)/g)) {
    const left = (Number(x) + QUIET_ZONE) * MODULE_PX;
    const top = (Number(y) - 0.5 + QUIET_ZONE) * MODULE_PX;
    for (let row = top; row < top + MODULE_PX; row += 1) {
      const from = (row * side + left) * 4;
      for (let at = from; at < from + Number(run) * MODULE_PX * 4; at += 4) {
        pixels.fill(0, at, at + 3);
      }
    }
  }
  return { pixels, side };
}

test.each([
  'https://season.example.org/call',
  'https://a-rather-long-name.season.example.org/mounted/under/es/call',
])('the code leads to %s', (address) => {
  const { pixels, side } = pixelsOf(qrCode(address));
  expect(jsQR(pixels, side, side)?.data).toBe(address);
});
