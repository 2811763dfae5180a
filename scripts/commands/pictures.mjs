import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../lib/i18n/languages.mjs';
import { requireBrowser } from '../browser.mjs';
import { buildSite } from '../build/build-site.mjs';
import { log, readArguments, runCommand, UserError } from '../cli.mjs';
import { OUT, PICTURES } from '../paths.mjs';
import { contactSheet } from '../pictures/contact-sheet.mjs';
import { showModals } from '../pictures/modals.mjs';
import { showScreens } from '../pictures/screens.mjs';
import { views } from '../pictures/views.mjs';
import { LOCAL_PORTS, localAddresses, localEnvironment, portsFrom } from '../ports.mjs';
import { requireFreePorts } from '../servers.mjs';
import { serveStandIns } from '../stand-ins/app.mjs';
import { serveSite } from '../static-server.mjs';

/** @typedef {import('../pictures/contact-sheet.mjs').Picture} Picture */

/** With a fake webcam, so that nobody is photographed. */
const BROWSER_ARGS = [
  '--no-sandbox',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

const HELP = `npm run pictures [-- phone print]

Screenshots of every screen and modal at every width, scheme and setting, in each locale, as files and
one contact sheet; with words, only of the views whose names contain one of them.`;

await runCommand(async () => {
  const { positionals: wanted } = readArguments(HELP, { most: Number.POSITIVE_INFINITY });
  const unknown = wanted.find((word) => !views.some(({ name }) => name.includes(word)));
  if (unknown) {
    const names = views.map(({ name }) => name).join(', ');
    throw new UserError(`No view has “${unknown}” in its name. The views: ${names}.`);
  }
  const isWanted = (/** @type {{ name: string }} */ { name }) =>
    wanted.length === 0 || wanted.some((word) => name.includes(word));
  const ports = portsFrom(LOCAL_PORTS);
  await requireFreePorts(ports.port, ports.hostsPort);
  const executablePath = requireBrowser();
  await buildSite({ ...localEnvironment(ports), ...process.env });
  rmSync(PICTURES, { recursive: true, force: true });
  mkdirSync(PICTURES);
  const servers = await Promise.all([
    serveStandIns({ port: ports.hostsPort, print: () => {} }),
    serveSite({ dir: OUT, port: ports.port }),
  ]);
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  /** @type {Picture[]} */
  const pictures = [];
  try {
    for (const view of views.filter(isWanted)) {
      const { name, width, height, textSize, media, hasStates, ...settings } = view;
      log(`Taking pictures: ${name} ...`);
      for (const locale of locales) {
        const origin = localAddresses(ports).site + (locale === 'en' ? '' : `/${locale}`);
        const page = await browser.newPage({
          viewport: { width, height },
          reducedMotion: 'reduce',
          ...settings,
        });
        if (textSize) await page.addInitScript(setTextSize, textSize);
        for (const show of [showScreens, showModals]) {
          for await (const { subject, options } of show(page, origin, view)) {
            const file = `${[subject, name, locale].join(' ').replace(/[^\w]+/g, '-')}.png`;
            await page.waitForFunction(hasLoadedImages);
            await page.screenshot({ path: join(PICTURES, file), ...options });
            pictures.push({ subject, view: name, locale, file });
          }
        }
        await page.close();
      }
    }
  } finally {
    await browser.close();
    await Promise.all(servers.map(({ close }) => close()));
  }
  writeFileSync(join(PICTURES, 'index.html'), contactSheet(pictures));
  log(`${pictures.length} pictures: open ${join(PICTURES, 'index.html')}`);
});

/** Runs in the page before its own scripts. @param {string} size */
function setTextSize(size) {
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.fontSize = size;
  });
}

/** Runs in the page: true when every visible image has loaded. */
function hasLoadedImages() {
  const isShown = (/** @type {Element} */ image) =>
    image.checkVisibility({ visibilityProperty: true });
  return [...document.images].every((image) => image.complete || !isShown(image));
}
