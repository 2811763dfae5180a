import type { Page } from '@playwright/test';
import { received } from '@/tests/support/e2e-mock-services';
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
  upload,
} from '@/tests/support/selfie-page';
import { colourAt, FLAME, pausedCamera } from '@/tests/support/selfie-pictures';
import { expect } from './visitor';

const test = testWithCamera(false);

const GOLD = [255, 197, 61];

/** The radio button of this name in that group. */
const choice = (page: Page, group: string, name: string) =>
  selfieParts(page)
    .modal.getByRole('group', { name: group, exact: true })
    .getByRole('radio', { name, exact: true });

test('a poster is set and sent as chosen; the choice stays', async ({ page, comment }) => {
  const parts = await openSelfie(page);
  const { layouts, finishes } = en;
  const strip = choice(page, en.layout, layouts.strip);
  await expect(strip).toBeChecked();
  await expect(choice(page, en.finish, finishes.plain)).toBeChecked();
  await parts.caption.fill(comment);
  await upload(page, await pausedCamera(1));

  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, en.layout, layouts.headline)).toBeChecked();
  await expect.poll(() => previewColour(page, 0.5, 0.02)).toEqual(GOLD);
  await parts.modal.getByText(layouts.column, { exact: true }).click();
  await expect.poll(() => previewColour(page, 0.02, 0.5)).toEqual(FLAME);
  const plain = await previewColour(page, 0.8, 0.3);
  await parts.modal.getByText(finishes.halftone, { exact: true }).click();
  await expect.poll(() => previewColour(page, 0.8, 0.3)).not.toEqual(plain);

  await reopenSelfie(page);
  await expect(choice(page, en.layout, layouts.column)).toBeChecked();
  await expect(choice(page, en.finish, finishes.halftone)).toBeChecked();

  await send(parts);
  const [sent] = await received('selfie', { comment });
  expect(sent?.fields).toEqual(sentFields(comment));
  const stored = await sentPictures(page, comment);
  expect(await colourAt(stored.photo, 0.02, 0.5)).toEqual(FLAME);
  expect((await colourAt(stored.source, 0.02, 0.3))[0]).toBeGreaterThan(200);
});

test('the send button is quiet, and says why, until a photo', async ({ page, comment }) => {
  const parts = await openSelfie(page, es);
  await parts.caption.fill(comment);
  const ground = () => parts.submit.evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await ground()).not.toBe(`rgb(${FLAME.join(', ')})`);
  await parts.submit.focus();
  await expect(parts.submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(parts.modal.getByText(es.photoFirst)).toBeVisible();
  expect(await received('selfie', { comment })).toEqual([]);
  await upload(page, await pausedCamera(1));
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
      const parts = await openSelfie(page, es);
      await expect(parts.modal.getByText(es.dropHint)).toBeHidden();
      await upload(page, await pausedCamera(1));
      for (const part of [parts.submit, parts.caption, ...(width > height ? [parts.canvas] : [])])
        await expect(part).toBeInViewport({ ratio: 0.99 });
    });
  });
}

test('nothing is wider than the form, however narrow it is and however large its letters', async ({
  page,
}) => {
  const parts = await readySelfie(page, 'W'.repeat(140), es);
  for (const [width, size] of [
    [320, '100%'],
    [320, '200%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await parts.modal.evaluate((dialog, fontSize) => {
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

test('no text freezes the form, be it 50,000 marks on one letter or 100 kB of words @all', async ({
  page,
}) => {
  const parts = await openSelfie(page);
  for (const text of [`a${'\u0301'.repeat(50_000)}`, 'freedom now '.repeat(8_500)]) {
    await parts.caption.selectText();
    const frozenMs = await page.evaluate((inserted) => {
      const began = performance.now();
      document.execCommand('insertText', false, inserted);
      return new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
      });
    }, text);
    // generous limit for the browser's own layout of long text; a frozen form took many times as
    // long
    expect(frozenMs).toBeLessThan(5_000);
    expect((await parts.caption.inputValue()).length).toBeLessThanOrEqual(140 * 16);
    await expect(parts.modal.getByText(en.captionCut.replace('{limit}', '140'))).toBeVisible();
  }
});
