import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { test as base, expect } from '@playwright/test';
import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findEngines } from '@/scripts/tests/engines';
import { site } from '@/tests/support/e2e-mock-services';
import { freePort, isAnswering } from '@/tests/support/web-servers';

const START_ATTEMPTS = 3;
const START_TIMEOUT_MS = 15_000;

/** An address without a server: as a proxy it keeps all hosts but this machine out of reach. */
const DEAD = '127.0.0.1:9';
const LOCAL = ['localhost', '127.0.0.1'];

function webkitGtk() {
  const { webkitgtk } = findEngines();
  if (!webkitgtk) throw new Error('There is no WebKitGTK here.');
  return webkitgtk;
}

/** Where a visitor looks: in the open modal if there is one. */
const IN_VIEW = '(//dialog[@open] | //body[not(//dialog[@open])])';
const byText = (text: string) => By.xpath(`${IN_VIEW}//*[contains(normalize-space(), "${text}")]`);
const pressable = (name: string) =>
  By.xpath(
    `${IN_VIEW}//*[self::a or self::button][not(@aria-disabled="true")][@aria-label="${name}" or starts-with(normalize-space(), "${name}")]`,
  );
const labelOf = (name: string) =>
  By.xpath(`${IN_VIEW}//label[starts-with(normalize-space(), "${name}")]`);

function visitorWith(driver: WebDriver) {
  async function shown(by: By): Promise<WebElement> {
    let found: WebElement | undefined;
    await expect(async () => {
      for (const element of await driver.findElements(by)) {
        found ??= (await element.isDisplayed()) ? element : undefined;
      }
      expect(found, `${by}`).toBeDefined();
    }).toPass();
    return found as WebElement;
  }
  return {
    open: (address: string) => driver.get(new URL(address, site).href),
    goBack: () => driver.navigate().back(),
    isAt: (address: string) =>
      expect.poll(() => driver.getCurrentUrl()).toBe(new URL(address, site).href),
    sees: async (text: string) => void (await shown(byText(text))),
    press: async (name: string) => (await shown(pressable(name))).click(),
    /** Presses what closes the modal, and waits for the step back that this takes in the history. */
    async pressToClose(name: string) {
      await driver.executeAsyncScript(
        `const [button, done] = arguments;
        addEventListener('popstate', () => done(), { once: true });
        button.click();`,
        await shown(pressable(name)),
      );
    },
    async doublePress(name: string) {
      const element = await shown(pressable(name));
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
      await driver.actions().doubleClick(element).perform();
    },
    async pressWhile(name: string, happens: () => Promise<void>) {
      const element = await shown(pressable(name));
      await driver.actions().move({ origin: element }).press().perform();
      await happens();
      await driver.actions().release().perform();
    },
    async fill(label: string, text: string) {
      const field: WebElement = await driver.executeScript(
        'return arguments[0].control',
        await shown(labelOf(label)),
      );
      // a frame is shown, and its fields take the focus, once its height is known
      await expect(async () => {
        await field.click();
        await field.clear();
        await field.sendKeys(text);
      }).toPass();
    },
    attach: async (file: string) =>
      driver.findElement(By.css('dialog[open] input[type=file]')).sendKeys(file),
    async inFrame(act: () => Promise<void>, frame = 'dialog[open] iframe') {
      await driver.switchTo().frame(await shown(By.css(frame)));
      await act().finally(() => driver.switchTo().defaultContent());
    },
    async inNewTab(act: () => Promise<void>) {
      const here = await driver.getWindowHandle();
      let tab: string | undefined;
      await expect(async () => {
        tab = (await driver.getAllWindowHandles()).find((each) => each !== here);
        expect(tab).toBeDefined();
      }).toPass();
      await driver.switchTo().window(tab ?? '');
      await act();
      await driver.close();
      await driver.switchTo().window(here);
    },
    finds: <Value>(expression: string) => driver.executeScript<Value>(`return ${expression}`),
  };
}
export type Visitor = ReturnType<typeof visitorWith>;

async function startSession(
  display: string,
  hasScripts: boolean,
  attempts = START_ATTEMPTS,
): Promise<{ driver: WebDriver; service: ChildProcess }> {
  const webkit = webkitGtk();
  const port = await freePort();
  const service = spawn(webkit.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  const args = ['--automation', ...(hasScripts ? [] : ['--enable-javascript=false'])];
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: webkit.browser, args },
    proxy: { proxyType: 'manual', httpProxy: DEAD, sslProxy: DEAD, noProxy: LOCAL },
  });
  const timeout = setTimeout(() => service.kill(), START_TIMEOUT_MS);
  try {
    await isAnswering(`${server}/status`, START_TIMEOUT_MS);
    const builder = new Builder().usingServer(server).withCapabilities(capabilities);
    return { service, driver: await builder.build() };
  } catch (error) {
    service.kill();
    if (attempts === 1) throw error;
    return startSession(display, hasScripts, attempts - 1);
  } finally {
    clearTimeout(timeout);
  }
}

type Fixtures = {
  hasScripts: boolean;
  visitor: Visitor;
  phone: string;
  email: string;
};

export const test = base.extend<Fixtures, { display: string }>({
  display: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      // a screen that begins anew after its last window shuts out a browser that opens meanwhile
      const options = ['-noreset', '-displayfd', '1', '-nolisten', 'tcp'];
      const screen = spawn(webkitGtk().screen, options, {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const [number] = await once(screen.stdout, 'data');
      await use(`:${String(number).trim()}`);
      screen.kill();
    },
    { scope: 'worker' },
  ],
  hasScripts: [true, { option: true }],
  visitor: async ({ display, hasScripts }, use) => {
    const { driver, service } = await startSession(display, hasScripts);
    await use(visitorWith(driver))
      .finally(() => driver.quit())
      .finally(() => service.kill());
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  phone: async ({}, use) => {
    await use(`(${randomInt(201, 989)}) ${randomInt(600, 999)}-${randomInt(1000, 9999)}`);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  email: async ({}, use) => {
    await use(`visitor-${randomInt(2 ** 40)}@echo.example`);
  },
});

export { expect };
