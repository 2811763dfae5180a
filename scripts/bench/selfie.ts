import type { Browser, Response } from '@playwright/test';
import type { Create } from 'sharp';
import { NAMING_HELPER } from '@/scripts/page-code';
import { sharp } from '@/scripts/sharp';
import { bytes, eachOf, median } from './measure';

/** What a selfie costs a visitor after the press. */
export type SelfieCost = {
  /** bytes of the scripts that opening the form brings, gzipped, over those that another modal brings, too */
  chunk: number;
  /** from a 12-megapixel photo, held upright, to the poster on the screen */
  previewMs: number;
  /** from the press of submit to the request, the PNG encoding included */
  requestMs: number;
  /** the longest pause of the page while the photo is opened */
  openPauseMs: number;
  /** the longest from the press of submit to the service's answer */
  sendPauseMs: number;
};

const TIMES = 5;

/**
 * Makes several selfies on the home page; resolves to the median of each time, and the longest
 * pause of all. Sends nothing to a service.
 * @param home its address
 */
export async function measureSelfie(browser: Browser, home: string): Promise<SelfieCost> {
  const photo = await largePhoto();
  const runs: SelfieCost[] = [];
  for (let run = 0; run < TIMES; run += 1) runs.push(await makeSelfie(browser, home, photo));
  const { openPauseMs, sendPauseMs } = eachOf(runs, (values) => Math.max(...values));
  return { ...eachOf(runs, median), openPauseMs, sendPauseMs };
}

/** A picture of 12 megapixels with the noise of a photo. */
async function largePhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const create = { width: 500, height: 375, channels: 3, background: 'gray', noise };
  const grain = await sharp({ create: create as Create })
    .png()
    .toBuffer();
  return sharp(grain)
    .resize(4000, 3000, { kernel: 'nearest' })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer();
}

async function makeSelfie(browser: Browser, home: string, buffer: Buffer) {
  const page = await browser.newPage();
  await page.addInitScript(NAMING_HELPER);
  await page.route('**/create', (route) => route.abort());
  await page.goto(`${home}#covid`, { waitUntil: 'networkidle' });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.evaluate(() => {
    location.hash = '#selfie';
  });
  await page.locator('dialog textarea').waitFor();
  await page.waitForLoadState('networkidle');
  const chunk = await bytes(responses, /javascript/);

  await page.evaluate(watchClocks);
  const photo = { name: 'large.jpg', mimeType: 'image/jpeg', buffer };
  await page.locator('dialog input[type=file]').first().setInputFiles(photo);
  await page.waitForFunction(() => Reflect.get(globalThis, 'clocks').previewMs > 0);
  await page.locator('dialog button[type=submit]').click();
  await page.locator('dialog [role=alert]').waitFor();
  const clocks = await page.evaluate(() => Reflect.get(globalThis, 'clocks'));
  await page.close();
  return { chunk, ...clocks };
}

/**
 * Runs in the page: records when the photo shows, when the request is sent, and the longest pauses.
 */
function watchClocks() {
  const clocks = { previewMs: 0, requestMs: 0, openPauseMs: 0, sendPauseMs: 0 };
  Reflect.set(globalThis, 'clocks', clocks);
  let watched: 'openPauseMs' | 'sendPauseMs' | undefined;
  let last = 0;
  const watchPauses = (pause: 'openPauseMs' | 'sendPauseMs') => {
    watched = pause;
    last = performance.now();
  };
  setInterval(() => {
    const tick = performance.now();
    if (watched) clocks[watched] = Math.max(clocks[watched], tick - last);
    last = tick;
  }, 5);

  document.addEventListener(
    'change',
    () => {
      const given = performance.now();
      watchPauses('openPauseMs');
      new MutationObserver((_, observer) => {
        if (document.querySelector('dialog [type=submit][aria-disabled]')) return;
        observer.disconnect();
        // drawn in this frame, visible with the next
        requestAnimationFrame(() =>
          setTimeout(() => {
            clocks.previewMs = performance.now() - given;
            watched = undefined;
          }),
        );
      }).observe(document.body, { subtree: true, attributes: true, childList: true });
    },
    { capture: true, once: true },
  );

  let pressed = 0;
  document.addEventListener(
    'submit',
    () => {
      pressed = performance.now();
      watchPauses('sendPauseMs');
    },
    true,
  );
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function timedSend(body) {
    clocks.requestMs = performance.now() - pressed;
    send.call(this, body);
  };
}
