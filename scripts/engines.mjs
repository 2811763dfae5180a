import { existsSync } from 'node:fs';
import { firefox } from '@playwright/test';
import { onPath } from './browser.mjs';

/** Where Debian, Ubuntu and Fedora put WebKitGTK's own small browser. */
const MINI_BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
];

/**
 * The browsers with another engine than Chromium's that this machine has: Firefox, Playwright's own or
 * the system's, and WebKitGTK, the family of Safari, with its driver and a screen that nobody sees.
 *
 * @typedef {object} Engines
 * @property {{ browser: string, channel?: 'moz-firefox' }} [firefox]
 * @property {{ browser: string, driver: string, screen: string }} [webkit]
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Engines}
 */
export function findEngines(env = process.env) {
  const own = firefox.executablePath();
  const [system] = onPath(['firefox-esr', 'firefox'], env);
  const [driver] = onPath(['WebKitWebDriver'], env);
  const [screen] = onPath(['Xvfb'], env);
  const browser = MINI_BROWSERS.find((path) => existsSync(path));
  return {
    ...(existsSync(own)
      ? { firefox: { browser: own } }
      : system && { firefox: { browser: system, channel: 'moz-firefox' } }),
    ...(driver && screen && browser && { webkit: { browser, driver, screen } }),
  };
}

/** One sentence for each engine that is not here: what is not tested, and what it takes. */
export function missingEngines(engines = findEngines()) {
  return [
    ...(engines.firefox
      ? []
      : ['Not tested in Firefox: install it, or run npx playwright install firefox.']),
    ...(engines.webkit
      ? []
      : ['Not tested in WebKit: install webkit2gtk-driver and xvfb (Debian, Ubuntu).']),
  ];
}
