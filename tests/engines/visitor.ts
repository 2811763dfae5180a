import { randomInt } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { findEngines } from '@/scripts/engines.mjs';
import { site } from '@/tests/support/e2e-stand-ins';
import type { Driver, EngineBrowser, Preferences } from '@/tests/support/engines/driver';
import { startFirefox } from '@/tests/support/engines/firefox';
import { type Kind, locate } from '@/tests/support/engines/locate';
import { startWebKit } from '@/tests/support/engines/webkit';

export type EngineName = 'firefox' | 'webkit';

async function start(name: EngineName | null): Promise<EngineBrowser> {
  const { firefox, webkit } = findEngines();
  if (name === 'firefox' && firefox) return startFirefox(firefox);
  if (name === 'webkit' && webkit) return startWebKit(webkit);
  throw new Error(`There is no ${name} here.`);
}

/** What a visitor does and sees, in the open modal where there is one. */
function visitorWith(driver: Driver<unknown>) {
  async function find(kind: Kind, name: string): Promise<unknown> {
    const there = async () => (await driver.find(locate, kind, name)) !== null;
    await expect.poll(there, `${kind} “${name}”`).toBe(true);
    return driver.find(locate, kind, name);
  }
  return {
    open: (address: string) => driver.open(new URL(address, site).href),
    goBack: driver.goBack,
    run: driver.run,
    load: driver.load,
    /** A sign of life; from here on the page is alive. */
    async wake() {
      await driver.run(() => void dispatchEvent(new Event('pointermove')));
      const isAlive = () => driver.run(() => 'hydrated' in document.documentElement.dataset);
      await expect.poll(isAlive).toBe(true);
    },
    /** Lets other software change the page; from then on it is counted how often React draws it anew. */
    async meddle(change: () => void) {
      await driver.run(change);
      await driver.run(() => {
        Reflect.set(window, 'redraws', 0);
        addEventListener('error', ({ message }) => {
          if (!message.includes('#418')) return;
          Reflect.set(window, 'redraws', Reflect.get(window, 'redraws') + 1);
        });
      });
    },
    redraws: () => driver.run((): number => Reflect.get(window, 'redraws')),
    press: async (kind: 'button' | 'link', name: string) => driver.press(await find(kind, name), 1),
    pressTwice: async (kind: 'button' | 'link', name: string) =>
      driver.press(await find(kind, name), 2),
    fill: async (label: string, text: string) => driver.fill(await find('field', label), text),
    attach: async (file: string) => driver.attach(await find('file', ''), file),
    sees: async (text: string) => void (await find('text', text)),
    isAt: (address: string) => expect.poll(driver.address).toBe(new URL(address, site).href),
    /** What happens in the frame of the open modal. */
    async inFrame(act: () => Promise<void>) {
      await driver.enter(await find('frame', ''));
      await act().finally(() => driver.enter(null));
    },
  };
}
export type Visitor = ReturnType<typeof visitorWith>;

type Fixtures = {
  preferences: Preferences;
  visitor: Visitor;
  /** A phone number that no other test uses, so that the stand-ins' log can be read by it. */
  phone: string;
  /** An email address for the same reason. */
  email: string;
  /** One whom the stand-in of the forms answers so that a frame without an origin may read it. */
  readableEmail: string;
};

export const test = base.extend<
  Fixtures,
  { engine: EngineName | null; browserOfEngine: EngineBrowser }
>({
  engine: [null, { scope: 'worker', option: true }],
  browserOfEngine: [
    async ({ engine }, use) => {
      const browser = await start(engine);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  preferences: [{ language: 'en-US', hasScripts: true }, { option: true }],
  visitor: ({ browserOfEngine, preferences }, use) =>
    browserOfEngine.lend(preferences, (driver) => use(visitorWith(driver))),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  phone: async ({}, use) => {
    await use(`(${randomInt(201, 989)}) ${randomInt(600, 999)}-${randomInt(1000, 9999)}`);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  email: async ({}, use) => {
    await use(`visitor-${randomInt(2 ** 40)}@example.org`);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  readableEmail: async ({}, use) => {
    await use(`visitor-${randomInt(2 ** 40)}@echo.example`);
  },
});

export { expect };
