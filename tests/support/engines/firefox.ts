import { type ElementHandle, type Frame, firefox, type Page } from '@playwright/test';
import type { Engines } from '@/scripts/engines.mjs';
import { DEAD_PROXY, type Driver, type EngineBrowser } from './driver';

/** Starts Firefox. */
export async function startFirefox({
  browser: executablePath,
  channel,
}: NonNullable<Engines['firefox']>): Promise<EngineBrowser> {
  const browser = await firefox.launch({
    executablePath,
    ...(channel && { channel }),
    proxy: { server: `http://${DEAD_PROXY}`, bypass: 'localhost' },
  });
  return {
    async lend({ language, hasScripts }, visit) {
      const context = await browser.newContext({ locale: language });
      const page = await context.newPage();
      if (!hasScripts) await refuseScripts(page);
      await visit(firefoxDriver(page)).finally(() => context.close());
    },
    close: () => browser.close(),
  };
}

/** Firefox without scripts could not be driven; a policy that allows none comes to the same. */
async function refuseScripts(page: Page) {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
    return route.fulfill({ response, headers });
  });
}

function firefoxDriver(page: Page): Driver<ElementHandle> {
  let frame: Frame = page.mainFrame();
  const call = (act: unknown, given: unknown[]) => `(${act})(...${JSON.stringify(given)})`;
  return {
    open: async (address) => void (await page.goto(address)),
    address: async () => page.url(),
    goBack: async () => void (await page.goBack()),
    run: (act, ...given) => frame.evaluate(call(act, given)),
    load: async (script) => void (await frame.evaluate(`${script};null`)),
    find: async (look, ...given) =>
      (await frame.evaluateHandle(call(look, given))).asElement() as ElementHandle | null,
    press: (element, times) => element.click({ clickCount: times }),
    // by keys: React does not hear of what Playwright puts into a field of Firefox
    async fill(field, text) {
      await field.selectText();
      await page.keyboard.press('Delete');
      await page.keyboard.type(text);
    },
    attach: (field, file) => field.setInputFiles(file),
    enter: async (element) => {
      frame = (await element?.contentFrame()) ?? page.mainFrame();
    },
  };
}
