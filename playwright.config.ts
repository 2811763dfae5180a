import { defineConfig } from '@playwright/test';
import { localServers, TEST_PORTS } from './scripts/servers/ports';
import { findEngines } from './scripts/tests/engines';

const { site } = localServers(TEST_PORTS);
const { 'chromium-bare': bare, firefox, webkit, webkitgtk } = findEngines();
/** The tag of what is tested in every engine. */
const ENGINES = /@engines/;
/** The tag of what `npm run test:all` has beyond `npm test`: it takes long, or another build. */
const ALL = /@all/;
const { CHROMIUM_PATH, CI } = process.env;
/**
 * What Chromium prepares for its own window costs a third of a run. The list replaces Playwright's, from which
 * it repeats what matters here.
 */
const DISABLED_FEATURES = [
  ...['PreloadTopChromeWebUI', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AimEnabled'],
  ...['Translate', 'HttpsUpgrades', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['BlockOriginHeaderModificationOnRedirect', 'AvoidCorsURLLoaderRestartOnRedirect'],
];
const chromium = (executablePath?: string) => ({
  browserName: 'chromium' as const,
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-gpu',
      '--disable-software-rasterizer',
      // a browser of other flags is started anew: those of tests with a camera alone differ
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream=device-count=0',
      `--disable-features=${DISABLED_FEATURES.join(',')}`,
    ],
  },
});

export default defineConfig({
  // names the browser, and gets one where there is none
  globalSetup: './scripts/tests/chromium.ts',
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  workers: 2,
  // retry once on CI; the summary lists the tests that needed it
  retries: CI ? 1 : 0,
  // generous timeouts for slow CI
  timeout: 120_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  reporter: 'list',
  use: {
    baseURL: site,
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // to debug a failure: npx playwright test --trace on -g "its title"
    trace: 'off',
  },
  projects: [
    { name: 'chromium', grepInvert: ALL, use: chromium(CHROMIUM_PATH) },
    { name: 'chromium-all', grep: ALL, use: chromium(CHROMIUM_PATH) },
    // what npm test runs, in the browser that a machine without one gets
    ...(bare
      ? [{ name: 'chromium-bare', grepInvert: ALL, use: chromium(bare.executablePath) }]
      : []),
    // the main flows in other engines, in those that are here
    ...(firefox
      ? [{ name: 'firefox', grep: ENGINES, use: { browserName: 'firefox' as const, ...firefox } }]
      : []),
    ...(webkit ? [{ name: 'webkit', grep: ENGINES, use: { browserName: 'webkit' as const } }] : []),
    // one that starts beside another may hang; a failure that comes and goes is one all the same
    ...(webkitgtk ? [{ name: 'webkitgtk', testDir: 'tests/engines', workers: 1, retries: 0 }] : []),
  ],
  webServer: {
    command: 'node scripts/run.mjs serve-tests',
    url: site,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
});
