import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testHosts } from '@/tests/support/mock-services';

async function png(width: number, height: number) {
  const canvas = { width, height, channels: 3 as const, background: '#b33' };
  return sharp({ create: canvas }).png().toBuffer();
}

const dataUrl = (file: Buffer) => `data:image/png;base64,${file.toString('base64')}`;

const square = await png(64, 64);
const selfie = {
  photo: dataUrl(square),
  source_photo: dataUrl(await png(48, 48)),
  comment: 'My "dream" & prayer',
  name: null,
  email: null,
  zip_code: '20510',
  base_id: 'appABCDEFGHIJKLMN',
  bucket: 'photos.example.org',
};

test.each([
  ['a field is missing', { photo: undefined }, 'photo'],
  ['a field is one too many', { phone: '1' }, 'phone'],
  ['a photo is not square', { photo: dataUrl(await png(64, 48)) }, 'is 64x48, not square'],
  ['a photo is damaged', { source_photo: dataUrl(square.subarray(0, 60)) }, 'cannot be decoded'],
  ['a photo is an address', { photo: 'https://x.example/a.png' }, 'is not a data:image/png'],
])('says what is wrong when %s', async (_, change, error) => {
  const answer = await testHosts().postJson('/selfie/create', { ...selfie, ...change });
  expect(answer.status).toBe(400);
  expect((await answer.json()).error).toContain(error);
});
