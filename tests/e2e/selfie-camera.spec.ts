import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsEverywhere, violationsOf } from '@/tests/support/e2e-axe';
import { tabTo } from '@/tests/support/e2e-keyboard';
import { received } from '@/tests/support/e2e-stand-ins';
import {
  en,
  openSelfie,
  seenDevices,
  selfieParts,
  storedPictures,
  testWithCameras,
  watchDevices,
} from '@/tests/support/selfie-page';
import { colourAt } from '@/tests/support/selfie-pictures';
import { expect } from './visitor';

const test = testWithCameras(1);
const twoCameras = testWithCameras(2);

const near = (colour: number[], wanted: number[]) =>
  colour.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 60);

async function untilTaken(page: Page) {
  const parts = selfieParts(page);
  await parts.take.click();
  await expect(parts.retake).toBeVisible({ timeout: 10_000 });
  return parts;
}

test('a visitor takes a photo with the webcam and shares the poster', async ({ page }) => {
  const comment = 'Taken with a webcam. ¡Sí!';
  await watchDevices(page);
  const parts = await openSelfie(page);
  await expect(parts.submit).toHaveAttribute('aria-disabled', 'true');
  expect(await violationsOf(page)).toEqual([]);
  await parts.caption.fill(`  ${comment} `);

  await parts.take.click();
  for (const seconds of [3, 2, 1]) await expect(parts.countdown(seconds)).toBeVisible();
  await expect(parts.retake).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'wishes'))).toEqual({
    audio: false,
    video: { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: { ideal: 'user' } },
  });
  expect(await seenDevices(page)).toEqual({ ticks: 3, shutters: 2, asked: 1, live: 0 });
  expect(await violationsEverywhere(page)).toEqual([]);

  await parts.submit.click();
  await expect(parts.ready).toBeFocused();
  expect(await violationsEverywhere(page)).toEqual([]);
  const sent = await received('selfie', { comment });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.path).toBe('/selfie/create');
  const { photo, source_photo, ...words } = sent[0]?.fields ?? {};
  expect(photo).toMatch(/^data:image\/png;base64,/);
  expect(source_photo).toMatch(/^data:image\/png;base64,/);
  expect(words).toEqual({
    comment,
    name: null,
    email: null,
    zip_code: null,
    base_id: 'appXXXXXXXXXXXXXX',
    bucket: 'photos.season.example.org',
  });

  const address =
    (await parts.modal.getByRole('link', { name: comment }).getAttribute('href')) ?? '';
  const stored = await storedPictures(address);
  expect(await sharp(stored.photo).metadata()).toMatchObject({
    format: 'png',
    width: 640,
    height: 640,
  });
  expect(await sharp(stored.source).metadata()).toMatchObject({ width: 720, height: 720 });
  // not mirrored: the film is red at its left
  for (const picture of [stored.photo, stored.source]) {
    expect(near(await colourAt(picture, 0.3, 0.3), [254, 0, 0])).toBe(true);
    expect(near(await colourAt(picture, 0.7, 0.3), [0, 0, 254])).toBe(true);
  }
  // what is drawn: the corner, the strip and the bar, and nothing else
  expect(await colourAt(stored.photo, 0.01, 0.01)).toEqual([185, 43, 26]);
  expect(await colourAt(stored.photo, 0.98, 0.88)).toEqual([255, 253, 247]);
  expect(await colourAt(stored.photo, 0.5, 0.99)).toEqual([22, 18, 14]);
  expect(near(await colourAt(stored.source, 0.01, 0.01), [254, 0, 0])).toBe(true);
});

test('a press on the preview starts the camera; Cancel turns it off', async ({ page }) => {
  await watchDevices(page);
  const parts = await openSelfie(page);
  await parts.modal.getByRole('button', { name: en.startCamera }).click();
  await expect(parts.countdown(3)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await parts.cancel.click();
  await expect(parts.take).toBeVisible();
  expect(await seenDevices(page)).toMatchObject({ asked: 1, live: 0 });
});

test('a new photo clears the one before', async ({ page }) => {
  await openSelfie(page);
  const parts = await untilTaken(page);
  await expect(parts.submit).not.toHaveAttribute('aria-disabled', 'true');
  await parts.retake.click();
  await expect(parts.submit).toHaveAttribute('aria-disabled', 'true');
  await expect(parts.retake).toBeVisible({ timeout: 10_000 });
});

test('a camera that never starts is given up at 5 s; upload remains', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => new Promise(() => {});
  });
  const parts = await openSelfie(page);
  const tookMs = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        addEventListener('click', () => {
          pressed = performance.now();
        });
        new MutationObserver(() => {
          if (document.querySelector('dialog [role=alert]')) resolve(performance.now() - pressed);
        }).observe(document.body, { subtree: true, childList: true });
      }),
  );
  await parts.take.click();
  await expect(parts.starting).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const duration = await tookMs;
  expect(duration).toBeGreaterThanOrEqual(5_000);
  expect(duration).toBeLessThanOrEqual(5_500);
  await expect(parts.alert).toContainText(en.cameraConnectionError);
  await expect(parts.take).toHaveCount(0);
  await expect(parts.upload).toBeFocused();
  expect(await violationsEverywhere(page)).toEqual([]);
});

test('a camera that is refused is said at once, and not offered again', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  const parts = await openSelfie(page);
  await parts.take.click();
  await expect(parts.alert).toContainText(en.cameraConnectionError);
  await page.evaluate(() => navigator.mediaDevices.dispatchEvent(new Event('devicechange')));
  await expect(parts.take).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(parts.modal).toHaveCount(0);
  await page.getByRole('link', { name: 'Take a Selfie' }).first().click();
  await expect(parts.upload).toBeVisible();
  await expect(parts.take).toHaveCount(0);
});

test('a camera unplugged in the middle is said, and nothing goes on', async ({ page }) => {
  await watchDevices(page);
  const parts = await openSelfie(page);
  await parts.take.click();
  await expect(parts.countdown(2)).toBeVisible();
  await page.evaluate(() =>
    Reflect.get(window, 'seen').tracks[0].dispatchEvent(new Event('ended')),
  );
  await expect(parts.alert).toContainText(en.cameraConnectionError);
  const { ticks } = await seenDevices(page);
  await page.waitForTimeout(2_500);
  expect(await seenDevices(page)).toEqual({ ticks, shutters: 0, asked: 1, live: 0 });
  await expect(parts.submit).toHaveAttribute('aria-disabled', 'true');
});

test.describe('closing the modal stops every track, timer and sound', () => {
  test('while counting', async ({ page }) => {
    await watchDevices(page);
    const parts = await openSelfie(page);
    await parts.take.click();
    await expect(parts.countdown(3)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(parts.modal).toHaveCount(0);
    const { ticks } = await seenDevices(page);
    await page.waitForTimeout(3_500);
    expect(await seenDevices(page)).toEqual({ ticks, shutters: 0, asked: 1, live: 0 });
  });

  test('while starting, also a camera that comes later', async ({ page }) => {
    await watchDevices(page);
    await page.addInitScript(() => {
      const devices = navigator.mediaDevices;
      const ask = devices.getUserMedia;
      devices.getUserMedia = async (wishes) => {
        await new Promise((resolve) => setTimeout(resolve, 800));
        return ask(wishes);
      };
    });
    const parts = await openSelfie(page);
    await parts.take.click();
    await page.keyboard.press('Escape');
    await expect(parts.modal).toHaveCount(0);
    await expect.poll(() => seenDevices(page)).toMatchObject({ asked: 1, live: 0 });
    expect(await seenDevices(page)).toMatchObject({ ticks: 0, shutters: 0 });
  });
});

test('a visitor who asked for calm hears nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchDevices(page);
  await openSelfie(page);
  await untilTaken(page);
  expect(await seenDevices(page)).toMatchObject({ ticks: 0, shutters: 0 });
});

test('a visitor who turned the sound off hears nothing', async ({ page }) => {
  await watchDevices(page);
  const parts = await openSelfie(page);
  const sound = parts.modal.getByRole('button', { name: en.sound });
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await untilTaken(page);
  expect(await seenDevices(page)).toMatchObject({ ticks: 0, shutters: 0 });
});

test('the countdown is announced once, and every phase is', async ({ page }) => {
  const parts = await openSelfie(page);
  const said = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const heard: string[] = [];
        new MutationObserver((changes) => {
          for (const { target } of changes) {
            const status = (target as Element).parentElement?.closest('[role=status]') ?? target;
            if (!(status instanceof Element) || !status.matches('dialog [role=status]')) continue;
            if (status.textContent) heard.push(status.textContent);
          }
          if (heard.at(-1)?.includes('is taken.')) resolve(heard);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await parts.take.click();
  expect(await said).toEqual([
    en.startingSpoken,
    'Your photo is taken in 3 seconds.',
    en.takenSpoken,
  ]);
});

test('all of it by keyboard alone', async ({ page }) => {
  const comment = 'By keyboard alone';
  await page.goto('/');
  const opener = page.getByRole('link', { name: 'Take a Selfie' }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const parts = selfieParts(page);
  await expect(parts.take).toBeVisible();
  await tabTo(page, parts.take);
  await page.keyboard.press('Space');
  await expect(parts.retake).toBeVisible({ timeout: 10_000 });
  await expect(parts.retake).toBeFocused();
  await tabTo(page, parts.caption);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(comment);
  await tabTo(page, parts.submit);
  await page.keyboard.press('Enter');
  await expect(parts.ready).toBeFocused();
  await tabTo(page, parts.download);
  await page.keyboard.press('Escape');
  await expect(parts.modal).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await received('selfie', { comment })).toHaveLength(1);
});

twoCameras('two cameras are as good as one', async ({ page }) => {
  await watchDevices(page);
  await openSelfie(page);
  const inputs = await page.evaluate(async () =>
    (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput'),
  );
  expect(inputs).toHaveLength(2);
  await untilTaken(page);
  expect(await seenDevices(page)).toMatchObject({ asked: 1, live: 0 });
});
