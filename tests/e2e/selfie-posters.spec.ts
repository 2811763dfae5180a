import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { contentOf } from '@/tests/support/e2e-content';
import { received } from '@/tests/support/e2e-stand-ins';
import {
  en,
  es,
  openSelfie,
  previewColour,
  readySelfie,
  reopenSelfie,
  selfieParts,
  storedPictures,
  testWithCamera,
  upload,
} from '@/tests/support/selfie-page';
import { colourAt, heldCamera } from '@/tests/support/selfie-pictures';
import { expect } from './visitor';

const test = testWithCamera(false);

const FLAME = [185, 43, 26];
const GOLD = [255, 197, 61];

/** The radio button of this name in that group. */
const choice = (page: Page, group: string, name: string) =>
  selfieParts(page)
    .modal.getByRole('group', { name: group, exact: true })
    .getByRole('radio', { name, exact: true });

/** True for an element that is on the screen with its whole height. */
const isOnScreen = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight + 1;
  });

for (const [locale, texts] of Object.entries({ en, es })) {
  test.describe(`in ${locale}`, () => {
    test('a poster is set and sent as chosen; the choice stays', async ({ page, comment }) => {
      const parts = await openSelfie(page, texts);
      const { layouts, finishes } = texts;
      await expect(choice(page, texts.layout, layouts.strip)).toBeChecked();
      await expect(choice(page, texts.finish, finishes.plain)).toBeChecked();
      await parts.caption.fill(comment);
      await upload(page, await heldCamera(1));

      await parts.modal.getByText(layouts.headline, { exact: true }).click();
      await expect.poll(() => previewColour(page, 0.5, 0.02)).toEqual(GOLD);
      await parts.modal.getByText(layouts.column, { exact: true }).click();
      await expect.poll(() => previewColour(page, 0.02, 0.5)).toEqual(FLAME);
      const plain = await previewColour(page, 0.8, 0.3);
      await parts.modal.getByText(finishes.halftone, { exact: true }).click();
      await expect.poll(() => previewColour(page, 0.8, 0.3)).not.toEqual(plain);

      await page.keyboard.press('Escape');
      await expect(parts.modal).toHaveCount(0);
      await reopenSelfie(page);
      await expect(choice(page, texts.layout, layouts.column)).toBeChecked();
      await expect(choice(page, texts.finish, finishes.halftone)).toBeChecked();

      await parts.submit.click();
      await expect(parts.ready).toBeVisible();
      const [sent] = await received('selfie', { comment });
      expect(Object.keys(sent?.fields ?? {})).toHaveLength(8);
      const link = parts.modal.locator('a', { has: page.locator('img') });
      const stored = await storedPictures((await link.getAttribute('href')) ?? '');
      expect(await colourAt(stored.photo, 0.02, 0.5)).toEqual(FLAME);
      expect((await colourAt(stored.source, 0.02, 0.3))[0]).toBeGreaterThan(200);
    });

    test('a layout is chosen by the keyboard', async ({ page }) => {
      await openSelfie(page, texts);
      await choice(page, texts.layout, texts.layouts.strip).focus();
      await page.keyboard.press('ArrowRight');
      await expect(choice(page, texts.layout, texts.layouts.headline)).toBeChecked();
    });

    test('a longer text than the default is cut at 140, and that is said', async ({ page }) => {
      const parts = await openSelfie(page, texts);
      const cut = parts.modal
        .getByRole('status')
        .getByText(texts.captionCut.replace('{limit}', '140'));
      // it ends like the default caption; the end must be cut all the same
      const longer = `${'Sueño con un voto '.repeat(8).slice(0, 134)}${contentOf(locale as Locale).selfies_default_caption.slice(-8)}`;
      expect(longer).toHaveLength(142);
      await parts.caption.selectText();
      await page.keyboard.insertText(longer);
      await expect(parts.caption).toHaveValue(longer.slice(0, 140).trimEnd());
      await expect(cut).toBeVisible();
      await page.keyboard.press('Backspace');
      await expect(cut).toHaveCount(0);
    });

    test('the send button is quiet, and says why, until a photo', async ({ page, comment }) => {
      const parts = await openSelfie(page, texts);
      await parts.caption.fill(comment);
      const ground = () =>
        parts.submit.evaluate((button) => getComputedStyle(button).backgroundColor);
      expect(await ground()).not.toBe(`rgb(${FLAME.join(', ')})`);
      await parts.submit.focus();
      await expect(parts.submit).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(parts.modal.getByText(texts.photoFirst)).toBeVisible();
      expect(await received('selfie', { comment })).toEqual([]);
      await upload(page, await heldCamera(1));
      await expect.poll(ground).toBe(`rgb(${FLAME.join(', ')})`);
    });

    for (const [width, height] of [
      [371, 740],
      [740, 360],
    ] as const) {
      test.describe(`on a touch screen of ${width} x ${height}`, () => {
        test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

        test('after the photo the caption and the button are on the screen', async ({ page }) => {
          const parts = await openSelfie(page, texts);
          await expect(parts.modal.getByText(texts.dropHint)).toBeHidden();
          await upload(page, await heldCamera(1));
          await expect.poll(() => isOnScreen(page, 'dialog [type=submit]')).toBe(true);
          expect(await isOnScreen(page, 'dialog textarea')).toBe(true);
          if (width > height) expect(await isOnScreen(page, 'dialog canvas')).toBe(true);
        });
      });
    }

    for (const [width, size] of [
      [320, '100%'],
      [320, '200%'],
      [1280, '200%'],
    ] as const) {
      test(`nothing is wider than the form at ${width} px and ${size} text`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const parts = await readySelfie(page, 'W'.repeat(140), texts);
        const overflow = await parts.modal.evaluate((dialog, fontSize) => {
          document.documentElement.style.fontSize = fontSize;
          const buttons = Array.from(dialog.querySelectorAll('button, label, p'));
          const wide = buttons.filter(
            ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
          );
          const sheet = dialog.firstElementChild ?? dialog;
          return [
            sheet.scrollWidth - sheet.clientWidth,
            ...wide
              .filter(({ clientWidth }) => clientWidth > 1)
              .map(({ textContent }) => textContent),
          ];
        }, size);
        expect(overflow).toEqual([0]);
      });
    }
  });
}

for (const [what, text] of [
  ['50,000 marks on one letter', `a${'\u0301'.repeat(50_000)}`],
  ['100 kB of words', 'freedom now '.repeat(8_500)],
] as const) {
  test(`${what} do not freeze the form`, async ({ page }) => {
    const parts = await openSelfie(page);
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
  });
}
