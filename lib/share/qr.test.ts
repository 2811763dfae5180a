import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { QR_QUIET_ZONE, qrDrawing } from './qr';

const SIDE_PX = 400;

test.each([
  'https://season.example.org/call',
  'https://a-rather-long-name.season.example.org/mounted/under/es/call/wv',
])('a camera reads %s', async (address) => {
  const { data, info } = await sharp(Buffer.from(qrDrawing(address)), { density: 1200 })
    .resize(SIDE_PX)
    .flatten({ background: 'white' })
    .extend({ top: 40, right: 40, bottom: 40, left: 40, background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(address);
});

test('with a quiet zone it is read as it is, on any ground, and is 4 cm wide on paper', async () => {
  const drawing = qrDrawing('https://a.example/', QR_QUIET_ZONE);
  expect(drawing).toContain(' width="40mm" height="40mm" viewBox="-4 -4 ');
  const { data, info } = await sharp(Buffer.from(drawing), { density: 300 })
    .flatten({ background: 'black' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(info.height);
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(
    'https://a.example/',
  );
});
