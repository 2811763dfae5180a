import sharp from 'sharp';
import { violationsEverywhere } from '@/tests/support/e2e-axe';
import { typeInto } from '@/tests/support/e2e-keyboard';
import { receivedOnce } from '@/tests/support/e2e-mock-services';
import { colourAt, FLAME } from '@/tests/support/selfie-pictures';
import { en, es, selfieForm, sentFields, test } from './selfie-page';
import { expect } from './visitor';

test('a poster needs no photo: words alone go in the same eight fields @engines', async ({
  page,
  comment,
}) => {
  const selfie = selfieForm(page, es);
  await selfie.open();
  await expect(selfie.wordsAlone).toHaveAccessibleDescription(es.wordsAloneHint);
  await typeInto(selfie.caption, comment);
  await selfie.wordsAlone.focus();
  await page.keyboard.press('Enter');
  await expect(selfie.wordsAlone).toHaveAttribute('aria-pressed', 'true');
  await expect(selfie.modal.getByText(es.publicWordsNote)).toBeVisible();
  await expect.poll(() => selfie.previewColour(0.02, 0.02)).toEqual(FLAME);
  await expect(selfie.submit).toHaveText(es.submitWords);
  expect(await violationsEverywhere(page)).toEqual([]);

  await selfie.send();
  expect(await violationsEverywhere(page)).toEqual([]);
  const { path, fields } = await receivedOnce(page, 'selfie', { comment });
  expect(path).toBe('/selfie/create');
  expect(fields).toEqual(sentFields(comment));
  const { photo, source } = await selfie.sentPictures(comment);
  expect(source).not.toEqual(photo);
  for (const picture of [photo, source]) {
    expect(await sharp(picture).metadata()).toMatchObject({ width: 640, height: 640 });
    expect(await colourAt(picture, 0.02, 0.02)).toEqual(FLAME);
  }
});

test('nothing of a photo that was taken before is in what is sent', async ({ selfie, comment }) => {
  await selfie.prepare(comment);
  await selfie.wordsAlone.click();
  await expect(selfie.modal.getByRole('slider')).toHaveCount(0);
  await selfie.send();
  const afterPhoto = await selfie.sentPictures(comment);
  await selfie.button(en.makeAnother).click();
  await expect(selfie.submit).toHaveAttribute('aria-disabled', 'true');
  await selfie.wordsAlone.click();
  await selfie.send();
  expect(await selfie.sentPictures(comment)).toEqual(afterPhoto);
});

const LONG =
  'Everybody has a right to live, and nobody has a right to more than that, whatever it costs';

test('the preview keeps no old words', async ({ page, selfie }) => {
  await page.setViewportSize({ width: 371, height: 900 });
  await selfie.open();
  const drawn = () => selfie.canvas.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  for (const choosePicture of [() => {}, () => selfie.wordsAlone.click()]) {
    await choosePicture();
    const before = await drawn();
    await selfie.caption.fill('Now');
    await expect.poll(drawn).not.toBe(before);
    const short = await drawn();
    await selfie.caption.fill(LONG);
    await expect.poll(drawn).not.toBe(short);
    await selfie.caption.fill('Now');
    await expect.poll(drawn).toBe(short);
    await selfie.caption.fill('');
  }
});
