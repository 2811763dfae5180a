import { received } from '@/tests/support/e2e-mock-services';
import { FLAME, pausedCamera } from '@/tests/support/selfie-pictures';
import { es, selfieForm, test } from './selfie-page';
import { expect } from './visitor';

test('the send button is quiet, and says why, until a photo', async ({ page, comment }) => {
  const selfie = selfieForm(page, es);
  await selfie.open();
  await selfie.caption.fill(comment);
  const ground = () => selfie.submit.evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await ground()).not.toBe(`rgb(${FLAME.join(', ')})`);
  await selfie.submit.focus();
  await expect(selfie.submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(selfie.modal.getByText(es.photoFirst)).toBeVisible();
  expect(await received('selfie', { comment })).toEqual([]);
  await selfie.upload(await pausedCamera(1));
  await expect.poll(ground).toBe(`rgb(${FLAME.join(', ')})`);
});

// in Spanish, whose words are longer
for (const [width, height] of [
  [371, 740],
  [740, 360],
] as const) {
  test.describe(`on a touch screen of ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('after the photo the caption and the button are on the screen', async ({ page }) => {
      const selfie = selfieForm(page, es);
      await selfie.open();
      await expect(selfie.modal.getByText(es.dropHint)).toBeHidden();
      await selfie.upload(await pausedCamera(1));
      const parts = [selfie.submit, selfie.caption, ...(width > height ? [selfie.canvas] : [])];
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 0.99 });
    });
  });
}

test('nothing is wider than the form, at any width and letter size', async ({ page }) => {
  const selfie = selfieForm(page, es);
  await selfie.prepare('W'.repeat(140));
  for (const [width, size] of [
    [320, '100%'],
    [320, '200%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await selfie.modal.evaluate((dialog, fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      const buttons = Array.from(dialog.querySelectorAll('button, label, p'));
      const wide = buttons.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
      const sheet = dialog.firstElementChild ?? dialog;
      return [
        sheet.scrollWidth - sheet.clientWidth,
        ...wide.filter(({ clientWidth }) => clientWidth > 1).map(({ textContent }) => textContent),
      ];
    }, size);
    expect(overflow, `${width} px, ${size}`).toEqual([0]);
  }
});
