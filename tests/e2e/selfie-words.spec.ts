import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsEverywhere } from '@/tests/support/e2e-axe';
import { typeInto } from '@/tests/support/e2e-keyboard';
import { receivedOnce } from '@/tests/support/e2e-mock-services';
import {
  en,
  es,
  openSelfie,
  previewColour,
  readySelfie,
  reopenSelfie,
  selfieParts,
  send,
  sentFields,
  sentPictures,
  testWithCamera,
} from '@/tests/support/selfie-page';
import { colourAt, FLAME, isNear } from '@/tests/support/selfie-pictures';
import { expect } from './visitor';

const test = testWithCamera(false);

const wordsAlone = (page: Page, texts: typeof en = en) =>
  selfieParts(page).modal.getByRole('button', { name: texts.wordsAlone, exact: true });

test('a poster needs no photo', async ({ page, comment }) => {
  const parts = await openSelfie(page, es);
  await expect(wordsAlone(page, es)).toHaveAccessibleDescription(es.wordsAloneHint);
  await parts.caption.fill(comment);
  await wordsAlone(page, es).click();
  await expect(wordsAlone(page, es)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => previewColour(page, 0.02, 0.02)).toEqual(FLAME);
  await expect(parts.modal.getByText(es.publicWordsNote)).toBeVisible();
  expect(await violationsEverywhere(page)).toEqual([]);

  await expect(parts.submit).toHaveText(es.submitWords);
  await send(parts);
  expect(await violationsEverywhere(page)).toEqual([]);
});

test('words alone are sent in the same eight fields @engines', async ({ page, comment }) => {
  const parts = await openSelfie(page);
  await typeInto(parts.caption, comment);
  await wordsAlone(page).focus();
  await page.keyboard.press('Enter');
  await send(parts);
  const { path, fields } = await receivedOnce(page, 'selfie', { comment });
  expect(path).toBe('/selfie/create');
  expect(fields).toEqual(sentFields(comment));
  const { photo, source } = await sentPictures(page, comment);
  expect(source).not.toEqual(photo);
  for (const picture of [photo, source]) {
    expect(await sharp(picture).metadata()).toMatchObject({ width: 640, height: 640 });
    expect(await colourAt(picture, 0.02, 0.02)).toEqual(FLAME);
  }
});

test('nothing of a photo that was taken before is in what is sent', async ({ page, comment }) => {
  const parts = await readySelfie(page, comment);
  await wordsAlone(page).click();
  await send(parts);
  const afterPhoto = await sentPictures(page, comment);
  await parts.modal.getByRole('button', { name: en.makeAnother }).click();
  await expect(parts.submit).toHaveAttribute('aria-disabled', 'true');
  await wordsAlone(page).click();
  await send(parts);
  expect(await sentPictures(page, comment)).toEqual(afterPhoto);
});

test('a second press puts the photo back, framed as it was', async ({ page, comment }) => {
  const parts = await readySelfie(page, comment);
  const red = async () => isNear(await previewColour(page, 0.7, 0.3), [255, 0, 0]);
  await parts.modal.getByRole('slider', { name: en.framing.sideways }).press('End');
  await expect.poll(red).toBe(true);
  await wordsAlone(page).click();
  await expect.poll(red).toBe(false);
  await expect(parts.modal.getByRole('slider')).toHaveCount(0);
  await reopenSelfie(page);
  await expect(wordsAlone(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(parts.caption).toHaveValue(comment);
  await wordsAlone(page).click();
  await expect.poll(red).toBe(true);
});

const LONG =
  'Everybody has a right to live, and nobody has a right to more than that, whatever it costs';

for (const width of [320, 371, 560]) {
  test(`the preview at ${width} px keeps nothing of earlier words, in any layout`, async ({
    page,
  }) => {
    // the preview is as wide as the form, but no higher than a part of the screen
    const resize = (to: number) =>
      page.setViewportSize({ width: to, height: 900 + 2 * (to - width) });
    await resize(width);
    const parts = await openSelfie(page);
    const drawn = () =>
      parts.canvas.evaluate((canvas: HTMLCanvasElement) => ({
        side: canvas.width,
        pixels: canvas.toDataURL(),
      }));

    for (const choosePicture of [() => {}, () => wordsAlone(page).click()]) {
      await choosePicture();
      for (const layout of Object.values(en.layouts)) {
        await parts.modal.getByText(layout, { exact: true }).click();
        await parts.caption.fill(LONG);
        const long = await drawn();
        await parts.caption.fill('Now');
        await expect.poll(async () => (await drawn()).pixels === long.pixels).toBe(false);
        const { side, pixels } = await drawn();
        // another width brings an empty canvas
        await resize(width + 40);
        await expect.poll(async () => (await drawn()).side).not.toBe(side);
        await resize(width);
        await expect.poll(async () => (await drawn()).pixels === pixels, layout).toBe(true);
      }
    }
  });
}
