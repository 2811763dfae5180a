import { gzipSync } from 'node:zlib';
import { sharp } from '../sharp.mjs';

/**
 * What a selfie costs a visitor after the press.
 *
 * @typedef {object} SelfieCost
 * @property {number} chunk bytes of the scripts that opening the form brings, gzipped, over those
 *   that another modal brings, too
 * @property {number} previewMs from a 12-megapixel photo, held upright, to the poster on the screen
 * @property {number} requestMs from the press of submit to the request, the PNG encoding included
 * @property {number} openPauseMs the longest pause of the page while the photo is opened
 * @property {number} sendPauseMs the longest from the press of submit to the service's answer
 */

const TIMES = 5;

/**
 * Makes a few selfies on the home page and answers the median of each time, and the longest pause of
 * all. Nothing is sent to a service.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} home its address
 * @returns {Promise<SelfieCost>}
 */
export async function measureSelfie(browser, home) {
  const buffer = await bigPhoto();
  /** @type {SelfieCost[]} */
  const runs = [];
  for (let run = 0; run < TIMES; run += 1) runs.push(await makeSelfie(browser, home, buffer));
  /** @param {keyof SelfieCost} name */
  const sorted = (name) => runs.map((run) => run[name]).sort((a, b) => a - b);
  /** @param {keyof SelfieCost} name */
  const median = (name) => sorted(name)[Math.floor(TIMES / 2)] ?? 0;
  /** @param {keyof SelfieCost} name */
  const longest = (name) => sorted(name).at(-1) ?? 0;
  return {
    chunk: median('chunk'),
    previewMs: median('previewMs'),
    requestMs: median('requestMs'),
    openPauseMs: longest('openPauseMs'),
    sendPauseMs: longest('sendPauseMs'),
  };
}

/** 12 megapixels with the grain of a photo. */
async function bigPhoto() {
  const noise = /** @type {const} */ ({ type: 'gaussian', mean: 128, sigma: 50 });
  const grain = await sharp({
    create: { width: 500, height: 375, channels: 3, background: 'gray', noise },
  })
    .png()
    .toBuffer();
  return sharp(grain)
    .resize(4000, 3000, { kernel: 'nearest' })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} home
 * @param {Buffer} buffer
 */
async function makeSelfie(browser, home, buffer) {
  const page = await browser.newPage();
  await page.route('**/create', (route) => route.abort());
  await page.goto(`${home}#covid`, { waitUntil: 'networkidle' });
  /** @type {Promise<Buffer>[]} */
  const scripts = [];
  /** @param {import('@playwright/test').Response} response */
  const keepScript = (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response.body());
  };
  page.on('response', keepScript);
  await page.evaluate(() => {
    location.hash = '#selfie';
  });
  await page.locator('dialog textarea').waitFor();
  await page.waitForLoadState('networkidle');
  page.off('response', keepScript);
  const bodies = await Promise.all(scripts);
  const chunk = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);

  await page.evaluate(watchClocks);
  await page
    .locator('dialog input[type=file]')
    .first()
    .setInputFiles({ name: 'big.jpg', mimeType: 'image/jpeg', buffer });
  await page.waitForFunction(() => Reflect.get(globalThis, 'clocks').previewMs > 0);
  await page.locator('dialog button[type=submit]').click();
  await page.locator('dialog [role=alert]').waitFor();
  const clocks = await page.evaluate(() => Reflect.get(globalThis, 'clocks'));
  await page.close();
  return { chunk, ...clocks };
}

/** Runs in the page: notes when a photo is there, when a request leaves, and each longest pause. */
function watchClocks() {
  const clocks = { previewMs: 0, requestMs: 0, openPauseMs: 0, sendPauseMs: 0 };
  Reflect.set(globalThis, 'clocks', clocks);

  /** @type {'openPauseMs' | 'sendPauseMs' | undefined} */
  let watched;
  let last = 0;
  /** @param {'openPauseMs' | 'sendPauseMs'} pause */
  const watchPauses = (pause) => {
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
        // drawn in this frame, on the screen with the next
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
  XMLHttpRequest.prototype.send = function leave(body) {
    clocks.requestMs = performance.now() - pressed;
    send.call(this, body);
  };
}
