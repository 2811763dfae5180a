import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { localePath } from '@/lib/addresses/routes';
import { typeInto } from '@/tests/support/e2e-keyboard';
import { hosts } from '@/tests/support/e2e-mock-services';
import { type Strings, stringsOf } from '@/tests/support/e2e-strings';
import { expect, test, wake } from './visitor';

const SEQUENCES = 100;
const ACTIONS = 8;
const FIRST_SEED = Number(process.env.SEED ?? 1);

/** Numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const CARD = 'call-script';
const MODAL = 'call-form';
const MINUTE_MS = 60_000;
/** Long enough for the question to have been read. */
const READING_MS = 800;

const zips = ['20510', '26003', '09012'];

/** What the service may answer, and whether the phone may ring then. */
const answers: { mayRing: boolean; give: (route: Route) => Promise<void> }[] = [
  { mayRing: true, give: (route) => fulfill(route, 200, { call: 'queued', campaign: 'live' }) },
  { mayRing: true, give: (route) => fulfill(route, 500, {}) },
  { mayRing: true, give: (route) => route.abort('connectionreset') },
  { mayRing: false, give: (route) => fulfill(route, 400, { description: 'refused' }) },
  { mayRing: false, give: (route) => fulfill(route, 200, { campaign: 'paused' }) },
];

const fulfill = (route: Route, status: number, json: object) =>
  route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } });

/** A call that was asked for: to whom, as far as the page still knows, and when. */
type Asked = { number: string | null; atMs: number };
type Typed = { phone: string; zip: string };

/** What a press has to bring. */
type Outcome = 'a call' | 'the question' | 'what is missing' | 'that nobody is online' | 'nothing';

/**
 * A visitor who does one thing after another on the call page, and what has to come of it: the number of
 * requests to the last one, the question, and every word that was typed.
 */
async function startSequence(page: Page, context: BrowserContext, random: () => number) {
  const pick = <Item>(from: readonly Item[]) => from[Math.floor(random() * from.length)] as Item;
  const digits = () => String(Math.floor(random() * 9_000) + 1_000);
  const numbers = [`(202) 555-${digits()}`, `(304) 555-${digits()}`];

  let locale: 'en' | 'es' = 'en';
  let typed: Typed = { phone: '', zip: '' };
  /** what was typed on the pages before this one */
  const left: { locale: 'en' | 'es'; typed: Typed }[] = [];
  let asked: Asked[] = [];
  let requests = 0;
  let expectedRequests = 0;
  let pending: Route | null = null;
  let question: string | null = null;
  let isOffline = false;
  let skippedMs = 0;

  const t = (): Strings => stringsOf(locale);
  const nowMs = () => Date.now() + skippedMs;
  const main = page.getByRole('main');
  const openModal = () =>
    page.evaluate(() => document.querySelector<HTMLElement>('dialog[open]')?.dataset.modal ?? null);
  const form = async () => ((await openModal()) === MODAL ? page.getByRole('dialog') : main);
  const fieldsOf = (shown: Locator) => ({
    phone: shown.getByLabel(t().call.phoneLabel),
    zip: shown.getByLabel(t().call.zipLabel),
  });
  const button = (shown: Locator) => shown.locator('form button[type="submit"]');

  await page.addInitScript(() => {
    const presses = { hits: 0, lastBeforeReact: 0 };
    Reflect.set(globalThis, 'presses', presses);
    addEventListener(
      'click',
      ({ target }) => {
        if (!(target as Element).closest('form button[type="submit"]')) return;
        presses.hits += 1;
        const isHydrated = 'hydrated' in document.documentElement.dataset;
        if (!isHydrated) presses.lastBeforeReact = presses.hits;
      },
      true,
    );
  });
  const presses = (): Promise<{ hits: number; lastBeforeReact: number }> =>
    page.evaluate(() => Reflect.get(globalThis, 'presses'));

  /** Presses the button, and once more where it moved away while the visitor aimed at it. */
  async function aim(shown: Locator, how: (target: Locator) => Promise<void>) {
    const target = button(shown);
    for (let tries = 0; tries < 3; tries += 1) {
      const [place, before] = [await target.boundingBox(), (await presses()).hits];
      await how(target);
      if ((await presses()).hits > before || (await target.boundingBox())?.y === place?.y) return;
    }
  }

  await context.route(`${hosts}/call/create`, (route) => {
    requests += 1;
    pending = route;
  });
  await page.goto('/call');

  /** The call that a press would repeat, if there is one. */
  const earlierTo = (number: string) =>
    asked.find(
      (call) => nowMs() - call.atMs < MINUTE_MS && (call.number === null || call.number === number),
    );

  function outcomeOfPress(isConfirmed: boolean): Outcome {
    if (pending) return 'nothing';
    if (!typed.phone || !typed.zip) return 'what is missing';
    const isSure = isConfirmed && question === typed.phone;
    if (earlierTo(typed.phone) && !isSure) return 'the question';
    return isOffline ? 'that nobody is online' : 'a call';
  }

  async function isShown(outcome: Outcome, shown: Locator): Promise<boolean> {
    switch (outcome) {
      case 'a call':
        return requests === expectedRequests;
      case 'the question':
        return shown.getByRole('button', { name: t().call.callAgain }).isVisible();
      case 'what is missing':
        return shown.locator('[aria-invalid]').first().isVisible();
      case 'that nobody is online':
        return page
          .getByText(t().gate.offline)
          .or(page.locator(`dialog[data-modal="${CARD}"]`).getByText(t().call.causes.offline))
          .first()
          .isVisible();
      case 'nothing':
        return true;
    }
  }

  /** Presses, and waits for what that has to bring. */
  async function press(how: (shown: Locator) => Promise<void>, isConfirmed = false) {
    const shown = await form();
    let outcome = outcomeOfPress(isConfirmed);
    const before = (await presses()).hits;
    if (outcome === 'a call') {
      expectedRequests += 1;
      asked.push({ number: typed.phone, atMs: nowMs() });
    }
    await how(shown);
    if (isOffline) {
      const { hits, lastBeforeReact } = await presses();
      if (hits > before && lastBeforeReact === hits) outcome = 'that nobody is online';
    }
    if (outcome === 'the question') question = typed.phone;
    else if (outcome !== 'what is missing') question = null;
    await expect.poll(() => isShown(outcome, shown), { message: outcome }).toBe(true);
  }

  /** Another page, which knows when calls were asked for, but not to whom. */
  function onNewPage() {
    asked = asked.map(({ atMs }) => ({ number: null, atMs }));
    pending = null;
    question = null;
  }

  type Action = {
    weight: number;
    isPossible: (modal: string | null) => boolean;
    act: () => Promise<void>;
  };
  const pressing = (weight: number, how: (shown: Locator) => Promise<void>): Action => ({
    weight,
    isPossible: (modal) => modal !== CARD,
    act: () => press(how),
  });
  const actions: Record<string, Action> = {
    type: {
      weight: 3,
      isPossible: (modal) => modal !== CARD && !pending,
      act: async () => {
        typed = { phone: pick(numbers), zip: pick(zips) };
        const fields = fieldsOf(await form());
        await typeInto(fields.phone, typed.phone);
        await typeInto(fields.zip, typed.zip);
      },
    },
    click: pressing(4, (shown) => aim(shown, (target) => target.click({ force: true }))),
    'double click': pressing(2, (shown) =>
      aim(shown, (target) => target.dblclick({ delay: 60, force: true })),
    ),
    tap: pressing(2, (shown) => aim(shown, (target) => target.tap({ force: true }))),
    Enter: pressing(3, (shown) => fieldsOf(shown).zip.press('Enter')),
    'call again': {
      weight: 4,
      isPossible: (modal) => modal !== CARD && question !== null,
      act: async () => {
        await page.clock.runFor(READING_MS);
        await press(
          (shown) => shown.getByRole('button', { name: t().call.callAgain }).click(),
          true,
        );
      },
    },
    answer: {
      weight: 5,
      isPossible: () => pending !== null,
      act: async () => {
        const route = pending as unknown as Route;
        const { mayRing, give } = pick(answers);
        pending = null;
        // without a connection the answer is lost
        if (isOffline) await route.abort('internetdisconnected');
        else await give(route);
        if (!mayRing && !isOffline) asked.pop();
        await expect(page.locator(`dialog[data-modal="${CARD}"]`)).toBeVisible();
      },
    },
    'open the modal': {
      weight: 1,
      isPossible: (modal) => modal === null && !pending && !isOffline,
      act: async () => {
        await wake(page);
        await page.evaluate((hash) => {
          location.hash = hash;
        }, MODAL);
        await expect(page.getByRole('dialog', { name: t().callFormTitle })).toBeVisible();
      },
    },
    close: {
      weight: 3,
      isPossible: (modal) => modal !== null && !pending,
      act: async () => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page).toHaveURL(/^[^#]*$/);
      },
    },
    Back: {
      weight: 3,
      isPossible: (modal) => !isOffline && (modal !== null || left.length > 0),
      act: async () => {
        const isModal = (await openModal()) !== null;
        await page.goBack();
        if (isModal) return expect(page.getByRole('dialog')).toHaveCount(0);
        const before = left.pop();
        if (before) ({ locale, typed } = before);
        onNewPage();
        await expect(page).toHaveURL(localePath(locale, '/call'));
      },
    },
    reload: {
      weight: 2,
      isPossible: () => !isOffline,
      act: async () => {
        await page.reload();
        onNewPage();
        // what is in memory alone goes, unless the browser brings it back
        const { phone, zip } = fieldsOf(main);
        const now = { phone: await phone.inputValue(), zip: await zip.inputValue() };
        expect(['', typed.phone]).toContain(now.phone);
        expect(['', typed.zip]).toContain(now.zip);
        typed = now;
      },
    },
    'language link': {
      weight: 2,
      isPossible: (modal) => modal === null && !isOffline,
      act: async () => {
        const other = locale === 'en' ? 'es' : 'en';
        left.push({ locale, typed });
        await page.locator(`header a[href="${localePath(other, '/call')}"]`).press('Enter');
        locale = other;
        onNewPage();
        await expect(page).toHaveURL(localePath(other, '/call'));
      },
    },
    'offline or online': {
      weight: 1,
      isPossible: () => true,
      act: async () => {
        isOffline = !isOffline;
        await context.setOffline(isOffline);
      },
    },
    'a minute': {
      weight: 1,
      isPossible: () => !pending,
      act: async () => {
        await page.clock.fastForward(MINUTE_MS);
        skippedMs += MINUTE_MS;
      },
    },
  };

  return {
    /** Does one thing of those that are possible now. Resolves to what it was. */
    async step(onBegin: (name: string) => void): Promise<void> {
      const modal = await openModal();
      const possible = Object.entries(actions).filter(([, { isPossible }]) => isPossible(modal));
      const weighted = possible.flatMap(([name, { weight }]) => Array(weight).fill(name));
      const name: string = pick(weighted);
      onBegin(name);
      await actions[name]?.act();
      if ((await openModal()) === CARD) return;
      const { phone, zip } = fieldsOf(await form());
      await expect(phone).toHaveValue(typed.phone);
      await expect(zip).toHaveValue(typed.zip);
      expect(requests, 'requests').toBe(expectedRequests);
    },
    /** Nothing comes later. */
    async end(): Promise<void> {
      await context.setOffline(false);
      await page.clock.runFor(2_000);
      expect(requests, 'requests at the end').toBe(expectedRequests);
      await pending?.abort().catch(() => {});
    },
  };
}

// no retries: a call that rings twice only sometimes is a failure
test.describe.configure({ retries: 0 });
test.use({ hasTouch: true });

for (let seed = FIRST_SEED; seed < FIRST_SEED + SEQUENCES; seed += 1) {
  test(`whatever is done in whatever order, one press is one call and no word is lost: seed ${seed} @all`, async ({
    page,
    context,
    phone,
    allow,
  }) => {
    allow(/status( of)? [45]\d\d|ERR_|ChunkLoadError/);
    expect(phone).not.toBe('');
    const done: string[] = [];
    const sequence = await startSequence(page, context, randomFrom(seed));
    await test.step(`seed ${seed}`, async () => {
      for (let count = 0; count < ACTIONS; count += 1) {
        await sequence
          .step((name) => done.push(name))
          .catch((error: unknown) => {
            throw new Error(`Seed ${seed}, after ${done.join(', ')}: ${error}`, { cause: error });
          });
      }
      await sequence.end();
    });
  });
}
