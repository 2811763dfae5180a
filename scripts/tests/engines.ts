import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { bareBrowser, installed } from './chromium';

/** WebKitGTK's own small browser on Debian, Ubuntu and Fedora. */
const MINI_BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
];

type Engines = {
  'chromium-bare'?: { executablePath: string };
  firefox?: { channel?: 'moz-firefox'; launchOptions?: { executablePath: string } };
  webkit?: object;
  webkitgtk?: { browser: string; driver: string; screen: string };
};

/**
 * Browsers beside the Chromium that was found, by their projects in playwright.config.ts: Playwright's own, or the
 * system's. Playwright cannot drive a WebKitGTK, which has a driver and needs a virtual screen.
 */
export function findEngines(): Engines {
  const [executablePath] = installed(['firefox-esr', 'firefox']);
  const [driver] = installed(['WebKitWebDriver']);
  const [screen] = installed(['Xvfb']);
  const browser = MINI_BROWSERS.find(existsSync);
  const engines: Engines = {};
  if (existsSync(bareBrowser())) engines['chromium-bare'] = { executablePath: bareBrowser() };
  if (existsSync(firefox.executablePath())) engines.firefox = {};
  else if (executablePath)
    engines.firefox = { channel: 'moz-firefox', launchOptions: { executablePath } };
  if (existsSync(webkit.executablePath())) engines.webkit = {};
  else if (driver && screen && browser) engines.webkitgtk = { browser, driver, screen };
  return engines;
}

/** A sentence for each engine that is missing. */
export const missingEngines = ({ firefox, webkit, webkitgtk }: Engines) => [
  ...(firefox ? [] : ['Not tested in Firefox: install it, or run npx playwright install firefox.']),
  ...(webkit || webkitgtk
    ? []
    : [
        'Not tested in WebKit: run npx playwright install webkit, or install webkit2gtk-driver and xvfb (Debian, Ubuntu).',
      ]),
];
