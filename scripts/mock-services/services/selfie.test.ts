import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ORIGIN, testHosts } from '@/tests/support/mock-services';

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

test('stores both pictures and serves the combined one', async () => {
  const { app, folder, postJson } = testHosts();
  const answer = await postJson('/selfie/create', selfie);
  const { photo } = await answer.json();

  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(photo).toMatch(new RegExp(`^${ORIGIN}/selfie/photos/[0-9a-f-]+\\.png$`));
  const served = await app.request(photo);
  expect(served.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await served.arrayBuffer()).equals(square)).toBe(true);
  expect(readdirSync(join(folder, 'source-photos'))).toHaveLength(1);
});

test('the share page carries a card with the dream, escaped', async () => {
  const { app, postJson } = testHosts();
  const { photo } = await (await postJson('/selfie/create', selfie)).json();
  const id = new URL(photo).pathname.replace(/^.*\/|\.png$/g, '');

  const page = await (await app.request(`/selfie/share/season/${id}`)).text();
  expect(page).toContain(`<meta property="og:image" content="${photo}">`);
  expect(page).toContain('content="My &quot;dream&quot; &amp; prayer"');
  expect((await app.request('/selfie/share/season/0000')).status).toBe(404);
});

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

test('the log names the fields and holds no picture', async () => {
  const { folder, log, postJson, preflight } = testHosts();
  expect((await preflight('/selfie/create')).ok).toBe(true);
  const noisy = { ...selfie, photo: `data:image/png;base64,${'A'.repeat(100_000)}` };
  await postJson('/selfie/create', noisy);

  const [entry] = await log('host=selfie&method=POST&zip_code=20510');
  expect(entry.fields.photo).toBe('data:image/png;base64,AAAAAAAA... (100022 characters)');
  expect(readFileSync(join(folder, 'requests.jsonl'), 'utf8').length).toBeLessThan(5_000);
});
