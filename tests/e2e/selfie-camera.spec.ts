import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { tabTo } from '@/tests/support/e2e-keyboard';
import { receivedOnce } from '@/tests/support/e2e-mock-services';
import { untilIdle } from '@/tests/support/e2e-network';
import { stringsOf } from '@/tests/support/e2e-strings';
import { colourAt, FLAME, isNear } from '@/tests/support/selfie-pictures';
import { en, type Selfie, sentFields, testWithCamera as test } from './selfie-page';
import { expect, visit } from './visitor';

async function watchDevices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { ticks: 0, shutters: 0, tracks: [] as MediaStreamTrack[] };
    Reflect.set(window, 'seen', seen);
    const { start: tick } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function start(...when) {
      seen.ticks += 1;
      return tick.apply(this, when);
    };
    const { start: shut } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function start(...when) {
      seen.shutters += 1;
      return shut.apply(this, when);
    };
    const devices = navigator.mediaDevices;
    const ask = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (wishes) => {
      Reflect.set(window, 'wishes', wishes);
      const stream = await ask(wishes);
      seen.tracks.push(...stream.getTracks());
      return stream;
    };
  });
}

function seenDevices(page: Page) {
  return page.evaluate(() => {
    const { ticks, shutters, tracks } = Reflect.get(window, 'seen');
    const live = tracks.filter(({ readyState }: MediaStreamTrack) => readyState === 'live').length;
    return { ticks, shutters, asked: tracks.length, live };
  });
}

const { content } = stringsOf('en');

const near = (colour: number[], wanted: number[]) => isNear(colour, wanted, 60);

async function untilTaken(
  selfie: Selfie,
  press: (selfie: Selfie) => Promise<void> = ({ take }) => take.click(),
) {
  await selfie.stopClock();
  await press(selfie);
  await expect(selfie.countdown(3)).toBeVisible();
  await selfie.page.clock.resume();
  await expect(selfie.retake).toBeVisible();
}

/** Starts the camera and waits for the first second of the countdown, where the clock stops. */
async function untilCounting(selfie: Selfie, starter = selfie.take) {
  await selfie.stopClock();
  await starter.click();
  await expect(selfie.countdown(3)).toBeVisible();
  await expect.poll(() => seenDevices(selfie.page)).toMatchObject({ ticks: 1, live: 1 });
}

test('a webcam takes a photo, and the poster is sent', async ({ page, selfie, comment: own }) => {
  const comment = `${own}, taken with a webcam. ¡Sí!`;
  await watchDevices(page);
  await selfie.openTimed();
  await expect(selfie.submit).toHaveAttribute('aria-disabled', 'true');
  await selfie.caption.fill(`  ${comment} `);

  await untilTaken(selfie);
  expect(await page.evaluate(() => Reflect.get(window, 'wishes'))).toEqual({
    audio: false,
    video: { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: { ideal: 'user' } },
  });
  await expect.poll(() => seenDevices(page)).toEqual({ ticks: 3, shutters: 2, asked: 1, live: 0 });

  await selfie.submit.click();
  await expect(selfie.ready).toBeFocused();
  const { path, fields } = await receivedOnce(page, 'selfie', { comment });
  expect(path).toBe('/selfie/create');
  expect(fields).toEqual(sentFields(comment));

  const stored = await selfie.sentPictures(comment);
  expect(await sharp(stored.photo).metadata()).toMatchObject({ width: 640, height: 640 });
  expect(await sharp(stored.source).metadata()).toMatchObject({ width: 720, height: 720 });
  // not mirrored: the film is red on its left
  for (const picture of [stored.photo, stored.source]) {
    expect(near(await colourAt(picture, 0.3, 0.3), [254, 0, 0])).toBe(true);
    expect(near(await colourAt(picture, 0.7, 0.3), [0, 0, 254])).toBe(true);
  }
  // only the corner, the strip and the bar are drawn
  expect(await colourAt(stored.photo, 0.01, 0.01)).toEqual(FLAME);
  expect(await colourAt(stored.photo, 0.98, 0.88)).toEqual([254, 252, 248]);
  expect(await colourAt(stored.photo, 0.5, 0.99)).toEqual([22, 18, 14]);
  expect(near(await colourAt(stored.source, 0.01, 0.01), [254, 0, 0])).toBe(true);
});

test('the preview starts the camera; Cancel and closing end it all', async ({ page, selfie }) => {
  await watchDevices(page);
  await selfie.openTimed();
  await untilCounting(selfie, selfie.button(en.startCamera));
  await selfie.cancel.click();
  await expect(selfie.take).toBeVisible();
  await expect.poll(() => seenDevices(page)).toMatchObject({ asked: 1, live: 0 });

  await selfie.take.click();
  await expect(selfie.countdown(3)).toBeVisible();
  await expect.poll(() => seenDevices(page)).toMatchObject({ ticks: 2, live: 1 });
  await page.keyboard.press('Escape');
  await expect(selfie.modal).toHaveCount(0);
  await expect.poll(() => seenDevices(page)).toMatchObject({ live: 0 });
  await page.clock.runFor(10_000);
  expect(await seenDevices(page)).toEqual({ ticks: 2, shutters: 0, asked: 2, live: 0 });
});

test('a camera that never starts is given up at 5 s; upload remains', async ({ page, selfie }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => new Promise(() => {});
  });
  await selfie.openTimed();
  await selfie.stopClock();
  await selfie.take.click();
  await expect(selfie.starting).toBeVisible();
  await page.clock.runFor(4_999);
  await expect(selfie.starting).toBeVisible();
  await page.clock.runFor(1);
  await expect(selfie.alert).toContainText(en.cameraConnectionError);
  await expect(selfie.take).toHaveCount(0);
  await expect(selfie.choose).toBeFocused();
});

test('a refused camera is said at once, and not offered again', async ({ page, selfie }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  await selfie.open();
  await selfie.take.click();
  await expect(selfie.alert).toContainText(en.cameraConnectionError);
  await page.evaluate(async () => {
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
    // the page has asked first, so its answer has come by then
    await navigator.mediaDevices.enumerateDevices();
  });
  await untilIdle(page);
  await expect(selfie.take).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(selfie.modal).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: content.selfies_cta }).first().click();
  await expect(selfie.choose).toBeVisible();
  await expect(selfie.take).toHaveCount(0);
});

test('a camera unplugged in the middle is said, and nothing goes on', async ({ page, selfie }) => {
  await watchDevices(page);
  await selfie.openTimed();
  await untilCounting(selfie);
  await page.clock.runFor(1_000);
  await expect(selfie.countdown(2)).toBeVisible();
  await expect.poll(() => seenDevices(page)).toMatchObject({ ticks: 2 });
  await page.evaluate(() =>
    Reflect.get(window, 'seen').tracks[0].dispatchEvent(new Event('ended')),
  );
  await expect(selfie.alert).toContainText(en.cameraConnectionError);
  await expect.poll(() => seenDevices(page)).toMatchObject({ live: 0 });
  await page.clock.runFor(10_000);
  expect(await seenDevices(page)).toEqual({ ticks: 2, shutters: 0, asked: 1, live: 0 });
  await expect(selfie.submit).toHaveAttribute('aria-disabled', 'true');
});

test('closing while it starts stops also a camera that comes later', async ({ page, selfie }) => {
  await watchDevices(page);
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const ask = devices.getUserMedia;
    devices.getUserMedia = async (wishes) => {
      await new Promise((resolve) => Reflect.set(window, 'comeLate', resolve));
      return ask(wishes);
    };
  });
  await selfie.openTimed();
  await selfie.stopClock();
  await selfie.take.click();
  await expect(selfie.starting).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(selfie.modal).toHaveCount(0);
  await page.evaluate(() => Reflect.get(window, 'comeLate')());
  await expect.poll(() => seenDevices(page)).toMatchObject({ asked: 1, live: 0 });
  await page.clock.runFor(10_000);
  expect(await seenDevices(page)).toEqual({ ticks: 0, shutters: 0, asked: 1, live: 0 });
});

test('with sound off each phase is said once; a retake restarts @all', async ({ page, selfie }) => {
  await watchDevices(page);
  const { modal, submit } = selfie;
  await selfie.openTimed();
  const sound = modal.getByRole('button', { name: en.sound });
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
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
  await untilTaken(selfie);
  expect(await said).toEqual([
    en.startingSpoken,
    'Taking your photo in 3 seconds.',
    en.takenSpoken,
  ]);
  expect(await seenDevices(page)).toMatchObject({ ticks: 0, shutters: 0 });

  await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
  await untilTaken(selfie, async ({ retake }) => {
    await retake.click();
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
  });
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
});

test('all of it by keyboard alone', async ({ page, selfie, comment }) => {
  await page.clock.install();
  await visit(page, '/');
  const opener = page.getByRole('link', { name: content.selfies_cta }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(selfie.take).toBeVisible();
  await tabTo(page, selfie.take);
  await untilTaken(selfie, () => page.keyboard.press('Space'));
  await expect(selfie.retake).toBeFocused();
  await tabTo(page, selfie.caption);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(comment);
  await tabTo(page, selfie.submit);
  await page.keyboard.press('Enter');
  await expect(selfie.ready).toBeFocused();
  await tabTo(page, selfie.download);
  await page.keyboard.press('Escape');
  await expect(selfie.modal).toHaveCount(0);
  await expect(opener).toBeFocused();
  await receivedOnce(page, 'selfie', { comment });
});
