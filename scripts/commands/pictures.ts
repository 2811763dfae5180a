import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeFolder, locales } from '@/lib/i18n/locales';
import { requireBrowser } from '@/scripts/browser';
import { buildSite } from '@/scripts/build/build-site';
import { log, readArguments, UserError } from '@/scripts/cli';
import { serveMockServices } from '@/scripts/mock-services/app';
import { NAMING_HELPER } from '@/scripts/page-code';
import { OUT, PICTURES } from '@/scripts/paths';
import { contactSheet, type Picture } from '@/scripts/pictures/contact-sheet';
import { showModals } from '@/scripts/pictures/modals';
import { showScreens } from '@/scripts/pictures/screens';
import { views } from '@/scripts/pictures/views';
import { LOCAL_PORTS, localAddresses, localEnvironment, portsFrom } from '@/scripts/ports';
import { requireFreePorts } from '@/scripts/servers';
import { serveSite } from '@/scripts/static-server';

/** With a fake webcam, so that nobody is photographed. */
const BROWSER_ARGS = [
  '--no-sandbox',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

const HELP = `node scripts/run.mjs pictures [phone print]

Screenshots of every screen and modal at every width, scheme and setting, in each locale, as files and
one contact sheet; with words, only of the views whose names contain one of them.`;

export async function main(args: string[]) {
  const { positionals: wanted } = readArguments(args, HELP, { most: Number.POSITIVE_INFINITY });
  const unknown = wanted.find((word) => !views.some(({ name }) => name.includes(word)));
  if (unknown) {
    const names = views.map(({ name }) => name).join(', ');
    throw new UserError(`No view has “${unknown}” in its name. The views: ${names}.`);
  }
  const isWanted = ({ name }: { name: string }) =>
    wanted.length === 0 || wanted.some((word) => name.includes(word));
  const ports = portsFrom(LOCAL_PORTS);
  await requireFreePorts(ports.port, ports.hostsPort);
  const executablePath = requireBrowser();
  await buildSite({ ...localEnvironment(ports), ...process.env });
  rmSync(PICTURES, { recursive: true, force: true });
  mkdirSync(PICTURES);
  const servers = await Promise.all([
    serveMockServices({ port: ports.hostsPort, print: () => {} }),
    serveSite({ dir: OUT, port: ports.port }),
  ]);
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  const pictures: Picture[] = [];
  try {
    for (const view of views.filter(isWanted)) {
      const { name, width, height, textSize, media, hasStates, ...settings } = view;
      log(`Taking pictures: ${name} ...`);
      for (const locale of locales) {
        const origin = localAddresses(ports).site + localeFolder(locale);
        const page = await browser.newPage({
          viewport: { width, height },
          reducedMotion: 'reduce',
          ...settings,
        });
        await page.addInitScript(NAMING_HELPER);
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
}

/** Runs in the page before its own scripts. */
function setTextSize(size: string) {
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.fontSize = size;
  });
}

/** Runs in the page: true when every visible image has loaded. */
function hasLoadedImages() {
  const isShown = (image: Element) => image.checkVisibility({ visibilityProperty: true });
  return [...document.images].every((image) => image.complete || !isShown(image));
}
