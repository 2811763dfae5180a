import type { Page } from '@playwright/test';
import { HOLD_LIMIT_MS } from '@/lib/gate/gate';
import {
  callFromPage,
  closeModal,
  fillCallForm,
  openScript,
  pressCall,
  readyToCall,
} from '@/tests/support/e2e-call';
import { hosts, injectFault, received, receivedOnce } from '@/tests/support/e2e-mock-services';
import { hold, SCRIPTS } from '@/tests/support/e2e-network';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, test, visit } from './visitor';

// no retries: a call that rings twice only sometimes is a failure
test.describe.configure({ retries: 0 });

const t = stringsOf('en');
const callButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: t.call.call, exact: true });

test('a page loaded anew within a minute of a call asks before it sends another @engines', async ({
  page,
  phone,
}) => {
  const { main } = await callFromPage(page, t, { phone });
  await visit(page, '/call');
  await fillCallForm(main, t, { phone });
  await pressCall(main, t);
  await expect(main.getByRole('alert')).toContainText(t.call.mayStillRing);
  await pressCall(main, t);
  await receivedOnce(page, 'call', { userPhone: phone });

  await main.getByRole('button', { name: t.call.callAgain }).click();
  await openScript(page, t);
  expect(await received('call', { userPhone: phone })).toHaveLength(2);
});

test('a number that does not look American does not push the button from under the pointer @engines', async ({
  page,
  phone,
  allow,
}) => {
  allow(/status( of)? 400/);
  const odd = phone.slice(0, -1);
  const main = await readyToCall(page, t, { phone: '' });
  await main.getByLabel(t.call.phoneLabel).fill(odd);
  const box = await callButton(page).boundingBox();
  if (!box) throw new Error('There is no button.');
  await page.mouse.click(box.x + 40, box.y + 6, { delay: 80 });
  await openScript(page, t);
  await receivedOnce(page, 'call', { userPhone: odd });
  await closeModal(page, t);
  await expect(main.getByText(t.call.phoneHint)).toBeVisible();
});

for (const width of [371, 768, 1280]) {
  test(`the second press of two answers no question at ${width} px @engines`, async ({
    page,
    phone,
  }) => {
    await page.setViewportSize({ width, height: 860 });
    const { main } = await callFromPage(page, t, { phone });
    await closeModal(page, t);
    await callButton(page).scrollIntoViewIfNeeded();
    const box = await callButton(page).boundingBox();
    if (!box) throw new Error('There is no button.');
    for (const _ of ['first', 'second']) {
      await page.mouse.click(box.x + 40, box.y + box.height - 5);
      // the pace of a finger is what is being tested
      await page.waitForTimeout(150);
    }
    await expect(main.getByRole('alert')).toContainText(t.call.recentlyCalled);
    expect((await callButton(page).boundingBox())?.y, 'the button stays where it is').toBe(box.y);
    await receivedOnce(page, 'call', { userPhone: phone });
  });
}

test('the script shows when nothing can load after the call', async ({ page, phone, allow }) => {
  allow(/ERR_FAILED/);
  const main = await readyToCall(page, t, { phone });
  await page.route('**/_next/**', (route) => route.abort());
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await pressCall(main, t);
  await openScript(page, t);
  await receivedOnce(page, 'call', { userPhone: phone });
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});

for (const [pauseMs, tag] of [
  [120, ''],
  [180, ' @all'],
] as const) {
  test.describe(`a double tap ${pauseMs} ms apart${tag}`, () => {
    async function tapTwice(page: Page, phone: string) {
      await page.goto('/call', { waitUntil: 'domcontentloaded' });
      await fillCallForm(page.getByRole('main'), t, { phone });
      await callButton(page).dblclick({ delay: pauseMs / 2 });
    }

    test('before the scripts have arrived: one POST @engines', async ({ page, phone }) => {
      const { letGo } = await hold(page, SCRIPTS);
      await tapTwice(page, phone);
      letGo();
      await openScript(page, t);
      await receivedOnce(page, 'call', { userPhone: phone });
    });

    test('with every script failing: one native POST, and Back leads to what was typed', async ({
      page,
      phone,
      allow,
    }) => {
      allow(/ERR_FAILED|favicon/);
      await page.route(SCRIPTS, (route) => route.abort());
      await tapTwice(page, phone);
      await page.waitForURL(`${hosts}/call/create`);
      await page.goBack();
      await expect(page.getByLabel(t.call.phoneLabel)).toHaveValue(phone);
      expect(await received('call', { userPhone: phone })).toHaveLength(1);
    });
  });
}

test('scripts that come while the browser posts by itself ask before a second POST', async ({
  page,
  phone,
}) => {
  await page.clock.install();
  await injectFault('call', { userPhone: phone }, { hang: true });
  const { letGo } = await hold(page, SCRIPTS);
  // Playwright cannot inspect a page that is navigating, so the page presses by itself
  let isAsked = false;
  await page.exposeFunction('onAsked', () => {
    isAsked = true;
  });
  await page.addInitScript(pressAgain, [t.call.callOnItsWay, t.call.mayStillRing] as const);
  await page.goto('/call', { waitUntil: 'commit' });
  await fillCallForm(page.getByRole('main'), t, { phone });
  await callButton(page).click();
  await page.clock.runFor(HOLD_LIMIT_MS);
  await expect.poll(() => received('call', { userPhone: phone })).toHaveLength(1);

  letGo();
  await expect.poll(() => isAsked).toBe(true);
  expect(await received('call', { userPhone: phone })).toHaveLength(1);
});

/**
 * Runs in the page: presses Call when the page says that a call is on its way, and reports when it
 * asks.
 */
function pressAgain([onItsWay, question]: readonly [string, string]): void {
  let isPressed = false;
  new MutationObserver(() => {
    const main = document.querySelector('main');
    const text = main?.textContent ?? '';
    if (!isPressed && text.includes(onItsWay)) {
      isPressed = true;
      main?.querySelector<HTMLElement>('[type="submit"]')?.click();
    }
    if (isPressed && text.includes(question)) Reflect.get(window, 'onAsked')();
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
