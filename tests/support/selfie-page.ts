import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { localServers, TEST_PORTS } from '@/scripts/servers/ports';
import { expect, test as visitorTest } from '@/tests/e2e/visitor';
import { typeInto } from './e2e-keyboard';
import { ask } from './e2e-mock-services';
import { stringsOf } from './e2e-strings';
import { filmFile, type GivenFile, isNear, pausedCamera } from './selfie-pictures';

const ports = localServers(TEST_PORTS);

export const { selfie: en } = stringsOf('en');
export const { selfie: es } = stringsOf('es');
export const genericError = stringsOf('en').selfie.failed;

/** A test whose browser has a fake camera that films known pixels, or no camera. */
export function testWithCamera(hasCamera: boolean) {
  const flags = [
    '--use-fake-ui-for-media-stream',
    `--use-fake-device-for-media-stream=device-count=${hasCamera ? 1 : 0}`,
    // a film creates a camera, whatever the count says
    ...(hasCamera ? [`--use-file-for-fake-video-capture=${filmFile()}`] : []),
  ];
  return visitorTest.extend({
    launchOptions: [
      async ({ launchOptions, browserName }, use) => {
        const args = [...(launchOptions.args ?? []), ...flags];
        await use(browserName === 'chromium' ? { ...launchOptions, args } : launchOptions);
      },
      { scope: 'worker' },
    ],
  });
}

/** The selfie form's parts, found by role and name. */
export function selfieParts(page: Page, texts: typeof en = en) {
  const modal = page.getByRole('dialog');
  const button = (name: string) => modal.getByRole('button', { name, exact: true });
  return {
    modal,
    take: button(texts.takePhoto),
    retake: modal.locator('button', { hasText: texts.retakePhoto }),
    starting: button(texts.starting),
    upload: button(texts.upload),
    cancel: button(texts.cancel),
    submit: modal.locator('button[type=submit]'),
    caption: modal.getByRole('textbox', { name: texts.captionLabel }),
    alert: modal.getByRole('alert'),
    canvas: modal.locator('canvas'),
    file: modal.locator('input[type=file]').first(),
    ready: modal.getByRole('heading', { name: texts.ready }),
    download: modal.getByRole('link', { name: texts.download }),
    countdown: (seconds: number) => button(texts.readyIn.replace('{seconds}', String(seconds))),
  };
}

/** Opens the form by its deep link and waits for it. */
export async function openSelfie(page: Page, texts: typeof en = en) {
  await page.goto(texts === es ? '/es#selfie' : '/#selfie');
  const parts = selfieParts(page, texts);
  await expect(parts.caption).toBeVisible();
  return parts;
}

/** Closes the open modal by Escape, and opens the form, without a reload. */
export async function reopenSelfie(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // the browser still goes back as the form closes
  await page.waitForURL(({ hash }) => hash === '');
  await page.evaluate(() => {
    location.hash = '#selfie';
  });
}

/** Opens the form on a page whose clock the test can stop. */
export async function openTimedSelfie(page: Page) {
  await page.clock.install();
  return openSelfie(page);
}

const MINUTE_MS = 60_000;

/**
 * Stops the page's clock, which may be ahead of the test's from an earlier stop. From now on only
 * the test advances it.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + MINUTE_MS);
}

/** Chooses a file and waits until the poster shows it. */
export async function upload(page: Page, file: GivenFile): Promise<void> {
  const { file: field, submit } = selfieParts(page);
  await field.setInputFiles(file);
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
}

/** Opens the form, types a caption and chooses a photo: all that a poster needs. */
export async function readySelfie(page: Page, caption: string, texts: typeof en = en) {
  const parts = await openSelfie(page, texts);
  await typeInto(parts.caption, caption);
  await upload(page, await pausedCamera(1));
  return parts;
}

/** Sends the poster, and waits for what comes back. */
export async function send({ submit, ready }: ReturnType<typeof selfieParts>): Promise<void> {
  await submit.click();
  await expect(ready).toBeVisible();
}

const PNG = expect.stringMatching(/^data:image\/png;base64,/);

/** The eight fields that are sent of a visitor who has told nothing of themselves. */
export const sentFields = (comment: string) => ({
  comment,
  photo: PNG,
  source_photo: PNG,
  name: null,
  email: null,
  zip_code: null,
  base_id: 'appXXXXXXXXXXXXXX',
  bucket: 'photos.season.example.org',
});

/** Both pictures of the poster in the result, as the mock service stored them. */
export async function sentPictures(page: Page, caption: string) {
  const poster = selfieParts(page).modal.getByRole('link', { name: caption });
  const photoUrl = (await poster.getAttribute('href')) ?? '';
  const photo = Buffer.from(await (await ask(photoUrl)).arrayBuffer());
  const name = new URL(photoUrl).pathname.split('/').at(-1) ?? '';
  const folder = join('.mock-services', String(ports.hostsPort), 'source-photos');
  return { photo, source: readFileSync(join(folder, name)) };
}

/** The preview's colour at a point, given as shares of its width and height. */
export function previewColour(page: Page, x: number, y: number): Promise<number[]> {
  return selfieParts(page).canvas.evaluate(
    (element, [left = 0, top = 0]) => {
      const canvas = element as HTMLCanvasElement;
      const dot = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
      const pen = dot.getContext('2d', { willReadFrequently: true });
      pen?.drawImage(canvas, -Math.floor(left * canvas.width), -Math.floor(top * canvas.height));
      return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    },
    [x, y],
  );
}

/** Waits until the preview has this colour at a point. */
export const expectColour = (page: Page, [x, y]: readonly [number, number], wanted: number[]) =>
  expect.poll(async () => isNear(await previewColour(page, x, y), wanted)).toBe(true);

/** Counts the sounds played and the live tracks, from the first script on. */
export async function watchDevices(page: Page): Promise<void> {
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

/** The sounds played so far, and the number of live tracks. */
export function seenDevices(page: Page) {
  return page.evaluate(() => {
    const { ticks, shutters, tracks } = Reflect.get(window, 'seen');
    const live = tracks.filter(({ readyState }: MediaStreamTrack) => readyState === 'live').length;
    return { ticks, shutters, asked: tracks.length, live };
  });
}
