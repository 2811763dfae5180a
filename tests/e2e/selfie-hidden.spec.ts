import type { Page } from '@playwright/test';
import { callFromPage, closeModal } from '@/tests/support/e2e-call';
import { received } from '@/tests/support/e2e-mock-services';
import { openModal } from '@/tests/support/e2e-modals';
import { stringsOf } from '@/tests/support/e2e-strings';
import { colourAt, isNear } from '@/tests/support/selfie-pictures';
import { en, test } from './selfie-page';
import { expect, savedBy, visit } from './visitor';

/** How browsers hide pictures from pages until the visitor allows them. */
const ways = ['noise', 'white', 'an error', 'empty files'] as const;

async function hidePictures(page: Page, way: (typeof ways)[number]) {
  await page.addInitScript((how) => {
    const { getImageData } = CanvasRenderingContext2D.prototype;
    const { toBlob } = HTMLCanvasElement.prototype;
    const isAllowed = () => Reflect.get(window, 'isAllowed') === true;
    if (how === 'empty files') {
      Reflect.set(window, 'Worker', undefined);
      HTMLCanvasElement.prototype.toBlob = function encode(give, ...type) {
        const { width, height } = this;
        const empty = Object.assign(document.createElement('canvas'), { width, height });
        toBlob.call(isAllowed() ? this : empty, give, ...type);
      };
      return;
    }
    CanvasRenderingContext2D.prototype.getImageData = function read(x, y, width, height) {
      const image = getImageData.call(this, x, y, width, height);
      if (isAllowed()) return image;
      if (how === 'an error') throw new DOMException('Hidden', 'SecurityError');
      if (how === 'noise') crypto.getRandomValues(image.data);
      else image.data.fill(255);
      return image;
    };
  }, way);
}

const allowPictures = (page: Page) => page.evaluate(() => Reflect.set(window, 'isAllowed', true));

for (const way of ways) {
  test(`where a page reads ${way}, no poster is sent`, async ({ page, selfie, comment }) => {
    await hidePictures(page, way);
    await selfie.prepare(comment);
    await selfie.pick(en.finishes.halftone);
    await selfie.submit.click();
    await expect(selfie.alert).toHaveText(en.hidden);
    await expect(selfie.modal.getByRole('link', { name: 'Tweet' })).toHaveCount(0);
    await expect(selfie.download).toHaveCount(0);
    await expect(selfie.caption).toHaveValue(comment);
    expect(await received('selfie', { comment })).toEqual([]);

    await allowPictures(page);
    await selfie.reopen();
    await expect(selfie.choice(en.finish, en.finishes.halftone)).toBeChecked();
    await selfie.send();
    const { photo, source } = await selfie.sentPictures(comment);
    const [printed, plain] = await Promise.all([
      colourAt(photo, 0.3, 0.3),
      colourAt(source, 0.3, 0.3),
    ]);
    expect(isNear(plain, [255, 0, 0])).toBe(true);
    expect(isNear(printed, plain)).toBe(false);
  });
}

test('the picture of who has called waits until pictures are allowed', async ({ page, phone }) => {
  const t = stringsOf('en');
  await hidePictures(page, 'white');
  await page.addInitScript(() => {
    navigator.canShare = () => true;
  });
  await callFromPage(page, t, { phone });
  await closeModal(page, t);
  await visit(page, '/');
  await page.getByRole('button', { name: t.placard.save }).click();
  const dialog = await openModal(page, t.placard.title, t);
  const share = dialog.getByRole('button', { name: t.share.system });
  await expect(share).toBeVisible();
  const download = dialog.getByRole('button', { name: t.placard.download });
  await download.click();
  await expect(dialog.getByRole('alert')).toHaveText(t.placard.hidden);
  await expect(share).toHaveCount(0);

  await allowPictures(page);
  const { name } = await savedBy(page, () => download.click());
  expect(name).toBe('placard.png');
  await expect(share).toBeVisible();
});
