import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { otherSites } from '@/scripts/tests/other-sites';
import { hosts, site } from '@/tests/support/e2e-mock-services';

type Fixtures = {
  /** Allows an issue that would otherwise fail this test; see `watch` for their wording. */
  allow: (issue: RegExp) => void;
  elsewhere: string[];
  phone: string;
  comment: string;
  /** the site under a host name unique to this test, by which the traffic counter distinguishes it */
  ownSite: { address: string; website: string };
};

const otherHosts = Object.values(otherSites).map(({ port }) => `localhost:${port}`);

const isOurs = (url: string) => {
  const { host, protocol } = new URL(url);
  const isSite = host.endsWith(new URL(site).host) || otherHosts.includes(host);
  return isSite || !protocol.startsWith('http');
};

/** What Firefox remarks as if it were an error of the page. */
const REMARK = /^(Content-Security-Policy|Cross-Origin Request Blocked|Failed to execute)/;

/** Console messages and failed requests are noted in Chromium alone: each browser words its own. */
export function watch(context: BrowserContext, browserName: string): string[] {
  const issues: string[] = [];
  if (browserName === 'chromium') {
    context.on('console', (message) =>
      issues.push(`console ${message.type()}: ${message.text()} (${message.location().url})`),
    );
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // what the browser itself drops when a page is left
      if (reason !== 'net::ERR_ABORTED') issues.push(`failed: ${reason} ${request.url()}`);
    });
  }
  context.on('weberror', (error) => {
    if (!REMARK.test(String(error.error()))) issues.push(`page error: ${error.error()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) issues.push(`status ${response.status()}: ${response.url()}`);
  });
  context.on('request', (request) => {
    const url = request.url();
    if (!isOurs(url) && !url.startsWith(hosts)) issues.push(`third-party request: ${url}`);
  });
  return issues;
}

/** The addresses of other origins that are asked for from now on. */
export function followElsewhere(context: BrowserContext): string[] {
  const addresses: string[] = [];
  context.on('request', (request) => {
    if (!isOurs(request.url())) addresses.push(request.url());
  });
  return addresses;
}

/** Playwright cannot switch the scripts of the system's Firefox off; a policy comes to the same. */
async function refuseScripts(context: BrowserContext) {
  await context.route('**/*', async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest() || request.method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
    return route.fulfill({ response, headers });
  });
}

export const test = base.extend<Fixtures>({
  allow: [
    async ({ context, browserName, javaScriptEnabled }, use) => {
      if (browserName === 'firefox' && !javaScriptEnabled) await refuseScripts(context);
      // Playwright disables scripts by a policy, which the browser reports
      const allowed = javaScriptEnabled ? [] : [/failed: csp .*\.js$/];
      const issues = watch(context, browserName);
      await use((issue) => allowed.push(issue));
      const unexpected = issues.filter((issue) => !allowed.some((each) => each.test(issue)));
      expect(unexpected, 'nothing unexpected on the console or on the wire').toEqual([]);
    },
    { auto: true },
  ],
  elsewhere: ({ context }, use) => use(followElsewhere(context)),
  phone: async ({ page }, use) => {
    // `receivedOnce` runs the clock, to see calls that the page would repeat later
    await page.clock.install();
    const digits = (from: number, to: number) => String(randomInt(from, to));
    await use(`(${digits(201, 989)}) ${digits(600, 999)}-${digits(1000, 9999)}`);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  comment: async ({}, use) => {
    await use(`Dream ${randomInt(2 ** 40)}`);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  ownSite: async ({}, use) => {
    const { port } = new URL(site);
    const website = `v${randomInt(2 ** 40)}.localhost`;
    await use({ website, address: `http://${website}:${port}` });
  },
});

export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await hydrated(page);
}

export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wake(page);
}

export async function visitMain(page: Page, address: string) {
  await visit(page, address);
  return page.getByRole('main');
}

/** The tab or window that a press opens. */
export async function openedBy(page: Page, press: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([page.context().waitForEvent('page'), press()]);
  return opened;
}

export async function savedBy(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

export { expect };
