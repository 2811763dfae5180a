import { test as base, type Page } from '@playwright/test';
import { localePath } from '@/lib/addresses/routes';
import { locales } from '@/lib/i18n/locales';
import { violationsEverywhere } from '@/tests/support/e2e-axe';
import { brokenWords, sidewaysRoom } from '@/tests/support/e2e-layout';
import { hosts, siteOfLongWords } from '@/tests/support/e2e-mock-services';
import { followRequests, saveData } from '@/tests/support/e2e-network';
import { cachedBy } from '@/tests/support/e2e-offline';
import { entryPages, pages, statePages } from '@/tests/support/e2e-pages';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, followElsewhere, test, wake, watch } from './visitor';

/** Scrolls everything that loads on view into it; sections may appear meanwhile. */
async function readToTheEnd(page: Page): Promise<void> {
  const parts = page.locator('main section:visible, footer:visible');
  for (let index = 0; index < (await parts.count()); index += 1) {
    await expect(async () => {
      await parts.nth(index).scrollIntoViewIfNeeded();
      await expect(parts.nth(index)).toBeInViewport({ timeout: 1_000 });
    }).toPass();
  }
}

const PINGS = `${hosts}/analytics/pings`;
/** What the pages with a hosted form ask for it once they are touched. */
const FORMS = `${hosts}/action-network/`;
const hasHostedForm = (address: string) => /\/(letter|rsvp)$/.test(address);
const PHONE = { width: 320, height: 568 };
const SCREEN = { width: 1280, height: 720 };
const SHORT_WORD = /(?<!\S)[\p{L}\p{N}]{1,14}(?!\S)/gu;
const NOTHING_HELD = { workers: [], caches: [], files: [] };

const frameworkOf = (page: Page) =>
  page
    .locator('script[data-scripts]')
    .evaluate((gate: HTMLElement) => gate.dataset.scripts?.split(' ') ?? []);

/** The letters of the main part that are too light for white paper, and how many elements have any. */
const lightLetters = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const isLight = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return red + green + blue > 3 * 150;
    };
    const all = [...main.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.checkVisibility() &&
        [...element.childNodes].some(({ nodeName, textContent }) =>
          Boolean(nodeName === '#text' && textContent?.trim()),
        ),
    );
    const light = all.filter((element) => isLight(getComputedStyle(element).color));
    return { all: all.length, light: light.map(({ textContent }) => textContent) };
  });

/** One state's page, and one toolkit entry's. */
const oneOfMany = [statePages, entryPages].flatMap(([one]) => (one ? [one] : []));
const addresses = [
  ...pages.map(({ address }) => address),
  ...oneOfMany.map(({ path }) => localePath('es', path)),
];

type Walk = {
  page: Page;
  address: string;
  browserName: string;
  elsewhere: string[];
  issues: string[];
  allArrived: () => Promise<void>;
};

async function startWalk(page: Page, address: string, browserName: string): Promise<Walk> {
  const context = page.context();
  const walk = {
    ...{ page, address, browserName, allArrived: followRequests(page) },
    ...{ elsewhere: followElsewhere(context), issues: watch(context, browserName) },
  };
  await page.clock.install({ time: '2021-12-01T16:00:00Z' });
  await page.setViewportSize(PHONE);
  await saveData(page);
  return walk;
}

/** One after the other, on one page. */
const steps: Record<string, (walk: Walk) => Promise<void>> = {
  async 'untouched it is HTML and one small gate, and fits 320 px'({ page, address, elsewhere }) {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(address);
    expect(await sidewaysRoom(page)).toBe(0);
    await page.clock.runFor(10_000);

    const framework = await frameworkOf(page);
    expect(framework.length).toBeGreaterThan(3);
    expect(asked.filter((path) => framework.includes(path))).toEqual([]);
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
    expect(elsewhere, 'the counter of page views and nobody else').toEqual([PINGS]);
  },

  async 'touched React keeps what one can press'(walk) {
    const { page, address, allArrived } = walk;
    const pressable = await page.evaluateHandle(() =>
      [...document.querySelectorAll('a, button, input, textarea, select, form, details, li')]
        // the preview of a sheet, and what is shown at another time
        .filter((element) => !element.closest('[inert], [hidden]')),
    );
    await wake(page);
    const lost = await pressable.evaluate((all) =>
      all.filter((element) => !element.isConnected).map(({ outerHTML }) => outerHTML),
    );
    const width = await sidewaysRoom(page);
    await page.setViewportSize(SCREEN);
    await allArrived();
    const { modal, signing } = stringsOf(/^\/es\b/.test(address) ? 'es' : 'en');
    for (const { loading } of [modal, signing.frame]) {
      await expect(page.getByRole('main')).not.toContainText(loading);
    }
    // a touch brings the form in place of its button, and past events lose their calendar files
    const leaves = ['.ics"', ...locales.map((locale) => stringsOf(locale).modal.openForm)];
    expect(lost.filter((html) => !leaves.some((each) => html.includes(each)))).toEqual([]);
    const loaded = await page
      .locator('script[src]')
      .evaluateAll((all: HTMLScriptElement[]) => all.map(({ src }) => src));
    expect(new Set(loaded).size, 'every script runs once').toBe(loaded.length);
    expect(width).toBe(0);
  },

  async 'read to the end it asks nobody else, and stores nothing'({ page, address, ...walk }) {
    await readToTheEnd(page);
    await walk.allArrived();
    const asked = walk.elsewhere.filter(
      (url) => !(hasHostedForm(address) && url.startsWith(FORMS)),
    );
    expect(asked, 'the counter of page views, once, and nobody else').toEqual([PINGS]);
    expect(await cachedBy(page)).toEqual(NOTHING_HELD);
  },

  async 'printed it has no light letters: grounds are not printed'({ page, browserName }) {
    // a system's Firefox has no command to print
    if (browserName !== 'chromium') return;
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    await expect(page.getByRole('main')).toContainText(/\p{L}/u, { useInnerText: true });
    const { all, light } = await lightLetters(page);
    await page.emulateMedia({ media: 'screen' });
    expect(all).toBeGreaterThan(0);
    expect(light).toEqual([]);
  },

  async 'axe finds nothing'({ page }) {
    expect(await violationsEverywhere(page)).toEqual([]);
  },

  async 'nothing unexpected is on the console or on the wire'({ issues }) {
    expect(issues).toEqual([]);
  },
};

for (const address of addresses) {
  // where Firefox and WebKit are tested, one page in each language is enough
  const tag = ['/', '/es/call'].includes(address) ? ['@engines'] : [];

  // a page is walked once for all its tests, and again for those after one that failed
  base.describe(address, { tag }, () => {
    base.describe.configure({ mode: 'default' });
    const failures = new Map<string, unknown>();

    base.beforeAll(async ({ browser, browserName }) => {
      const page = await browser.newPage();
      const walk = await startWalk(page, address, browserName);
      for (const [name, step] of Object.entries(steps)) {
        await step(walk).catch((error: unknown) => failures.set(name, error));
      }
      await page.close();
    });

    for (const name of Object.keys(steps)) {
      base(name, () => {
        if (failures.has(name)) throw failures.get(name);
      });
    }
  });
}

test('a word of 90 letters widens no page, and breaks no other word @all', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const address of addresses) {
    await page.goto(`${siteOfLongWords}${address}`);
    expect(await sidewaysRoom(page), address).toBe(0);
    expect(await brokenWords(page, 'body', SHORT_WORD), address).toEqual([]);
  }
});
