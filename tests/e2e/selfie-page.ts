import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { localServers, TEST_PORTS } from '@/scripts/servers/ports';
import { typeInto } from '@/tests/support/e2e-keyboard';
import { ask } from '@/tests/support/e2e-mock-services';
import { stringsOf } from '@/tests/support/e2e-strings';
import { type GivenFile, isNear, pausedCamera } from '@/tests/support/selfie-pictures';
import { expect, test as visitorTest } from './visitor';

/** The fake camera’s film: 1280x720, red on the left and blue on the right. */
function filmFile(): string {
  const [width, height] = [1280, 720];
  const plane = (w: number, h: number, left: number, right: number) =>
    Buffer.concat(
      Array.from({ length: h }, () =>
        Buffer.concat([Buffer.alloc(w / 2, left), Buffer.alloc(w / 2, right)]),
      ),
    );
  const frame = Buffer.concat([
    Buffer.from('FRAME\n'),
    plane(width, height, 81, 41),
    plane(width / 2, height / 2, 90, 240),
    plane(width / 2, height / 2, 240, 110),
  ]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  const path = join(tmpdir(), `selfie-film-${process.pid}.y4m`);
  writeFileSync(path, Buffer.concat([head, frame, frame]));
  return path;
}

const { hostsPort } = localServers(TEST_PORTS);

export const { selfie: en } = stringsOf('en');
export const { selfie: es } = stringsOf('es');

/** A test with the selfie form, in a browser without a camera. */
export const test = visitorTest.extend<{ selfie: Selfie }>({
  selfie: ({ page }, use) => use(selfieForm(page)),
});

/** The same with a fake camera that films known pixels; the film creates it, whatever the count says. */
export const testWithCamera = test.extend<object>({
  launchOptions: [
    async ({ launchOptions, browserName }, use) => {
      const film = `--use-file-for-fake-video-capture=${filmFile()}`;
      const args = [...(launchOptions.args ?? []), film];
      await use(browserName === 'chromium' ? { ...launchOptions, args } : launchOptions);
    },
    { scope: 'worker' },
  ],
});

const MINUTE_MS = 60_000;

export function selfieForm(page: Page, t = en) {
  const modal = page.getByRole('dialog');
  const button = (name: string) => modal.getByRole('button', { name, exact: true });
  const submit = modal.locator('button[type=submit]');
  const canvas = modal.locator('canvas');
  const file = modal.locator('input[type=file]').first();

  const selfie = {
    page,
    modal,
    submit,
    canvas,
    file,
    alert: modal.getByRole('alert'),
    button,
    take: button(t.takePhoto),
    retake: modal.locator('button', { hasText: t.retakePhoto }),
    starting: button(t.starting),
    choose: button(t.upload),
    wordsAlone: button(t.wordsAlone),
    cancel: button(t.cancel),
    caption: modal.getByRole('textbox', { name: t.captionLabel }),
    ready: modal.getByRole('heading', { name: t.ready }),
    download: modal.getByRole('link', { name: t.download }),
    countdown: (seconds: number) => button(t.readyIn.replace('{seconds}', String(seconds))),
    pick: (words: string) => modal.getByText(words, { exact: true }).click(),
    choice: (group: string, name: string) =>
      modal
        .getByRole('group', { name: group, exact: true })
        .getByRole('radio', { name, exact: true }),
    slider: (name: string) => modal.getByRole('slider', { name }),

    async open() {
      await page.goto(t === es ? '/es#selfie' : '/#selfie');
      await expect(selfie.caption).toBeVisible();
    },
    async reopen() {
      await page.keyboard.press('Escape');
      await expect(modal).toHaveCount(0);
      // the browser still goes back as the form closes
      await page.waitForURL(({ hash }) => hash === '');
      await page.evaluate(() => (location.hash = '#selfie'));
    },
    async openTimed() {
      await page.clock.install();
      await selfie.open();
    },
    /** Stops the page’s clock, which may be ahead of the test’s from an earlier stop. */
    async stopClock() {
      const now = await page.evaluate(() => Date.now());
      await page.clock.pauseAt(now + MINUTE_MS);
    },
    async upload(given: GivenFile) {
      await file.setInputFiles(given);
      await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
    },
    async prepare(caption: string) {
      await selfie.open();
      await typeInto(selfie.caption, caption);
      await selfie.upload(await pausedCamera(1));
    },
    async send() {
      await submit.click();
      await expect(selfie.ready).toBeVisible();
    },
    /** Both pictures of the poster in the result, as the mock service stored them. */
    async sentPictures(caption: string) {
      const poster = modal.getByRole('link', { name: caption });
      const photoUrl = (await poster.getAttribute('href')) ?? '';
      const photo = Buffer.from(await (await ask(photoUrl)).arrayBuffer());
      const name = new URL(photoUrl).pathname.split('/').at(-1) ?? '';
      const folder = join('.mock-services', String(hostsPort), 'source-photos');
      return { photo, source: readFileSync(join(folder, name)) };
    },
    previewColour: (x: number, y: number): Promise<number[]> =>
      canvas.evaluate(
        (canvas: HTMLCanvasElement, [left = 0, top = 0]) => {
          const dot = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
          const pen = dot.getContext('2d', { willReadFrequently: true });
          pen?.drawImage(
            canvas,
            -Math.floor(left * canvas.width),
            -Math.floor(top * canvas.height),
          );
          return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
        },
        [x, y],
      ),
    expectColour: ([x, y]: readonly [number, number], wanted: number[]) =>
      expect.poll(async () => isNear(await selfie.previewColour(x, y), wanted)).toBe(true),
  };
  return selfie;
}
export type Selfie = ReturnType<typeof selfieForm>;

const PNG = expect.stringMatching(/^data:image\/png;base64,/);

/** The eight fields of a request by a visitor who has typed no name, email or ZIP. */
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
