import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsEverywhere } from '@/tests/support/e2e-axe';
import { colourAt, type GivenFile, isNear, pausedCamera } from '@/tests/support/selfie-pictures';
import { en, type Selfie, test } from './selfie-page';
import { expect } from './visitor';

/** The photo of these tests is 1200 x 800, red and green above blue and yellow. */
const RED = [255, 0, 0];
const GREEN = [0, 255, 0];
const YELLOW = [255, 255, 0];

async function boxOf(element: Locator) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  const at = (x: number, y: number) => ({ x: box.x + x * box.width, y: box.y + y * box.height });
  return { ...box, at };
}

async function drag(selfie: Selfie, x: number, y: number) {
  const { at } = await boxOf(selfie.canvas);
  await selfie.page.mouse.move(at(0.5, 0.3).x, at(0.5, 0.3).y);
  await selfie.page.mouse.down();
  await selfie.page.mouse.move(at(0.5 + x, 0.3 + y).x, at(0.5 + x, 0.3 + y).y, { steps: 5 });
  await selfie.page.mouse.up();
}

test('a photo is dragged, and what is sent follows @engines', async ({ page, selfie, comment }) => {
  const choosers: unknown[] = [];
  await selfie.prepare(comment);
  await selfie.expectColour([0.7, 0.3], GREEN);
  page.on('filechooser', (chooser) => choosers.push(chooser));
  await drag(selfie, 0.25, 0);
  await selfie.expectColour([0.7, 0.3], RED);
  await drag(selfie, 0.4, 0.4);
  await selfie.expectColour([0.02, 0.4], RED);
  expect(choosers, 'a movement is no press').toEqual([]);

  await selfie.send();
  const { photo, source } = await selfie.sentPictures(comment);
  expect(await sharp(photo).metadata()).toMatchObject({ width: 640, height: 640 });
  expect(await sharp(source).metadata()).toMatchObject({ width: 800, height: 800 });
  // the left end of the photo: three quarters of it red above, and blue below
  for (const picture of [photo, source]) {
    expect(isNear(await colourAt(picture, 0.7, 0.3), RED)).toBe(true);
    expect(isNear(await colourAt(picture, 0.8, 0.3), GREEN)).toBe(true);
  }
  expect(isNear(await colourAt(source, 0.7, 0.7), [0, 0, 255])).toBe(true);
});

test('a mere press picks a file; an upright photo moves up and down', async ({ page, selfie }) => {
  await selfie.prepare('Press');
  await drag(selfie, 0.2, 0);
  const choose = async (file: GivenFile) => {
    const chooser = page.waitForEvent('filechooser');
    const { at } = await boxOf(selfie.canvas);
    await page.mouse.click(at(0.5, 0.3).x, at(0.5, 0.3).y);
    await (await chooser).setFiles(file);
  };
  await choose(await pausedCamera(1));
  // another photo starts in its middle
  await selfie.expectColour([0.7, 0.3], GREEN);
  await choose(await pausedCamera(1, 800, 1200));
  await expect(selfie.slider(en.framing.sideways)).toBeDisabled();
  await drag(selfie, 0, -0.5);
  await selfie.expectColour([0.3, 0.3], [0, 0, 255]);
});

test('keys frame a photo and say so; Ctrl+wheel zooms at the pointer', async ({ page, selfie }) => {
  await selfie.prepare('Keys');
  const { framing } = en;
  const [zoom, sideways, upwards] = [framing.zoom, framing.sideways, framing.upwards].map((name) =>
    selfie.slider(name),
  ) as [Locator, Locator, Locator];
  await expect(zoom).toHaveAttribute('aria-valuetext', '100 %');
  // a wide photo has room at its sides alone
  await expect(upwards).toBeDisabled();

  await sideways.focus();
  await page.keyboard.press('End');
  await selfie.expectColour([0.7, 0.3], RED);
  await expect(sideways).toHaveAttribute('aria-valuetext', /^100 %/);
  await page.keyboard.press('ArrowLeft');
  await expect(sideways).toHaveAttribute('aria-valuetext', /^96 %/);

  await zoom.focus();
  for (const key of ['+', '+', '-', 'ArrowRight']) await page.keyboard.press(key);
  await expect(zoom).toHaveAttribute('aria-valuetext', '120 %');
  await page.keyboard.press('End');
  await expect(zoom).toHaveAttribute('aria-valuetext', '300 %');
  await upwards.focus();
  await page.keyboard.press('End');
  await sideways.focus();
  await page.keyboard.press('Home');
  // the lower right corner
  await selfie.expectColour([0.1, 0.2], YELLOW);
  expect(await violationsEverywhere(page)).toEqual([]);

  const reset = selfie.button(framing.reset);
  await reset.focus();
  await page.keyboard.press('Enter');
  await expect(reset).toBeFocused();
  await expect(zoom).toHaveAttribute('aria-valuetext', '100 %');
  await selfie.expectColour([0.3, 0.3], RED);
  await selfie.expectColour([0.7, 0.3], GREEN);

  const { at } = await boxOf(selfie.canvas);
  await page.mouse.move(at(0.9, 0.1).x, at(0.9, 0.1).y);
  await page.keyboard.down('Control');
  for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await expect(zoom).toHaveAttribute('aria-valuetext', '300 %');
  await selfie.expectColour([0.3, 0.3], GREEN);
  // the wheel alone scrolls
  await page.mouse.wheel(0, 120);
  await expect(zoom).toHaveAttribute('aria-valuetext', '300 %');
});

test('a photo in two inks is printed where it comes to rest', async ({ selfie }) => {
  await selfie.prepare('Inks');
  await selfie.pick(en.finishes.halftone);
  const colours = async () => {
    const found = [];
    for (let x = 0.3; x < 0.7; x += 0.05) found.push(await selfie.previewColour(x, 0.3));
    return found;
  };
  const isPrinted = async () =>
    (await colours()).every(([red = 0, green = 0, blue = 0]) => red >= green && green >= blue);
  await expect.poll(isPrinted).toBe(true);
  const before = await colours();
  await drag(selfie, 0.2, 0);
  await expect.poll(isPrinted).toBe(true);
  expect(await colours()).not.toEqual(before);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 371, height: 740 }, hasTouch: true, isMobile: true });

  type Fingers = { x: number; y: number }[];

  async function swipe(page: Page, from: Fingers, to: Fingers) {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Fingers) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', from);
    const steps = 8;
    for (let step = 1; step <= steps; step += 1) {
      const part = (start: number, end = start) => start + ((end - start) * step) / steps;
      await touch(
        'touchMove',
        from.map(({ x, y }, index) => ({ x: part(x, to[index]?.x), y: part(y, to[index]?.y) })),
      );
    }
    await touch('touchEnd', []);
  }

  /** By the caption: the poster itself stays in sight. */
  const scrolled = ({ caption }: Selfie) =>
    caption.evaluate((field) => field.getBoundingClientRect().top);

  test('two fingers zoom, one moves; what is sent is theirs', async ({ page, selfie, comment }) => {
    await selfie.prepare(comment);
    const { at } = await boxOf(selfie.canvas);
    // apart to twice their distance, around the middle of the upper left, red quarter
    await swipe(page, [at(0.2, 0.3), at(0.4, 0.3)], [at(0.1, 0.3), at(0.5, 0.3)]);
    await expect(selfie.slider(en.framing.zoom)).toHaveAttribute('aria-valuetext', /^(19|20)\d %/);
    await selfie.expectColour([0.6, 0.5], RED);
    const before = await scrolled(selfie);
    await swipe(page, [at(0.5, 0.1)], [at(0.5, 0.6)]);
    for (let turn = 0; turn < 2; turn += 1) await swipe(page, [at(0.2, 0.3)], [at(0.9, 0.3)]);
    await expect(selfie.slider(en.framing.upwards)).toHaveAttribute(
      'aria-valuetext',
      /^100 % down/,
    );
    await expect(selfie.slider(en.framing.sideways)).toHaveAttribute('aria-valuetext', /^100 %/);
    expect(await scrolled(selfie), 'the page stays').toBe(before);

    await selfie.send();
    const { source } = await selfie.sentPictures(comment);
    const { width = 0, height } = await sharp(source).metadata();
    expect(width).toBe(height);
    expect(width).toBeLessThan(450);
    expect(isNear(await colourAt(source, 0.95, 0.95), RED)).toBe(true);
  });

  test('without a photo, or room for it, a finger scrolls the page', async ({ page, selfie }) => {
    await selfie.open();
    for (const isThere of [false, true]) {
      if (isThere) await selfie.upload(await pausedCamera(1));
      const { at } = await boxOf(selfie.canvas);
      const before = await scrolled(selfie);
      await swipe(page, [at(0.5, 0.8)], [at(0.5, 0.2)]);
      await expect.poll(() => scrolled(selfie)).toBeLessThan(before - 50);
    }
    await selfie.expectColour([0.3, 0.3], RED);
    await selfie.expectColour([0.7, 0.3], GREEN);
  });
});
