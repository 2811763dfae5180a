import type { Locator, Page } from '@playwright/test';
import { openModal } from '@/tests/support/e2e-modals';
import { followRequests, untilIdle } from '@/tests/support/e2e-network';
import { wordsOf } from '@/tests/support/e2e-words';
import { expect, test, visit } from './visitor';

const t = wordsOf('en');
const SCRIPTS = '**/_next/static/chunks/*.js';
const NOON = Date.parse('2021-07-12T12:00:00Z');

/** Counts how often the page itself is asked for. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** The next reload, whole. */
async function settle(page: Page, loads: () => number, wanted: number) {
  await expect.poll(loads).toBe(wanted);
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(wanted);
}

test.describe('a script of the first load that fails', () => {
  /** Breaks one script, whichever the page asks for first. */
  async function breakOneScript(page: Page) {
    let broken: string | undefined;
    await page.route(SCRIPTS, (route) => {
      broken ??= route.request().url();
      return route.request().url() === broken ? route.abort() : route.continue();
    });
  }

  test('reloads the page once, and again only after 60 s', async ({ page, allow }) => {
    allow(/ERR_FAILED/);
    const loads = countLoads(page);
    await breakOneScript(page);
    await page.clock.setFixedTime(NOON);
    await page.goto('/call').catch(() => {});
    await settle(page, loads, 2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.clock.setFixedTime(NOON + 59_000);
    await page.reload();
    await settle(page, loads, 3);
    await page.clock.setFixedTime(NOON + 61_000);
    await page.reload().catch(() => {});
    await settle(page, loads, 5);
  });

  test('never reloads where the time of the last one cannot be kept', async ({ page, allow }) => {
    allow(/ERR_FAILED/);
    const loads = countLoads(page);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('No storage here.', 'QuotaExceededError');
      };
    });
    await breakOneScript(page);
    await page.goto('/call');
    await settle(page, loads, 1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('a part that is loaded late and fails', () => {
  /**
   * Opens the home page, and from then on lets through only what it has had already. Answers how
   * often something else was asked for.
   */
  async function visitWithoutMore(page: Page) {
    const known = new Set<string>();
    let refused = 0;
    page.on('requestfinished', (request) => known.add(request.url()));
    const allArrived = followRequests(page);
    await visit(page, '/');
    await allArrived();
    page.removeAllListeners('requestfinished');
    await page.route(SCRIPTS, (route) => {
      if (known.has(route.request().url())) return route.continue();
      refused += 1;
      return route.abort();
    });
    return () => refused;
  }
  /** Waits until the page that a press reloads is there again, and its scripts have taken over. */
  async function expectReload(page: Page, press: () => Promise<void>) {
    await Promise.all([page.waitForEvent('load'), press()]);
    await page.locator('link[rel="prefetch"]').first().waitFor({ state: 'attached' });
  }
  /** The page's own code asks a second time before it gives up. */
  const TRIES = 2;
  /** The home page, also after React has done what it does about an error. */
  async function expectHomePage(page: Page) {
    for (const _ of ['the error', 'the render', 'the paint']) {
      await untilIdle(page);
    }
    await expect(page.getByRole('heading', { name: t.content.intro_title })).toBeVisible();
    await expect(page.getByText(t.rootError.failed)).toHaveCount(0);
  }
  const selfie = (page: Page) =>
    page.getByRole('link', { name: t.content.selfies_cta, exact: true }).last();
  const dialog = (page: Page) => page.getByRole('dialog', { name: t.content.selfies_title });
  /** The modal says what is missing, and the page behind it is as it was. */
  async function expectSentence(page: Page) {
    await expect(dialog(page).getByText(t.modal.failed)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectHomePage(page);
  }

  test('reloads the page once, then leaves the page as it is', async ({ page, allow }) => {
    allow(/ERR_FAILED|ChunkLoadError|Failed to load chunk/);
    const refused = await visitWithoutMore(page);
    const loads = countLoads(page);
    await expectReload(page, () => selfie(page).click());
    await settle(page, loads, 1);
    // the address still asks for it
    await expectSentence(page);
    const before = refused();
    await selfie(page).click();
    await expect.poll(refused).toBe(before + TRIES);
    await settle(page, loads, 1);
    await expectSentence(page);
  });

  test('comes after the reload when the connection is good again', async ({ page, allow }) => {
    allow(/ERR_FAILED|ChunkLoadError|Failed to load chunk/);
    await visitWithoutMore(page);
    const loads = countLoads(page);
    await expectReload(page, () => selfie(page).click());
    await settle(page, loads, 1);
    await expectSentence(page);
    await page.unroute(SCRIPTS);
    await selfie(page).click();
    await openModal(page, t.content.selfies_title, t);
    expect(loads()).toBe(1);
  });

  test('reloads nothing where it was only warmed ahead, and is asked for again later', async ({
    page,
    allow,
  }) => {
    allow(/ERR_FAILED/);
    const refused = await visitWithoutMore(page);
    const loads = countLoads(page);
    const play = page.getByRole('button', { name: /^Play: National/ });
    /** Scrolls there, and waits until the page has been drawn there. */
    const scrollTo = (place: Locator) =>
      place.evaluate((it) => {
        it.scrollIntoView();
        return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      });
    await scrollTo(page.locator('#livestream'));
    await expect.poll(refused).toBeGreaterThanOrEqual(TRIES);
    await settle(page, loads, 0);
    await expect(play).toHaveCount(0);

    await page.unroute(SCRIPTS);
    await scrollTo(page.getByRole('contentinfo'));
    await scrollTo(page.locator('#livestream'));
    await expect(play).toBeVisible();
    expect(loads()).toBe(0);
  });

  test('never reloads where the time of the last one cannot be kept', async ({ page, allow }) => {
    allow(/ERR_FAILED|ChunkLoadError|Failed to load chunk/);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('No storage here.', 'QuotaExceededError');
      };
    });
    const refused = await visitWithoutMore(page);
    const loads = countLoads(page);
    await selfie(page).click();
    await expect.poll(refused).toBe(TRIES);
    await settle(page, loads, 0);
    await expectSentence(page);
  });
});
