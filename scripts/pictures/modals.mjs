/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./views.mjs').View} View */

/** The modals that show the gallery's states, by the first word of a state's name. */
const MODAL_OF_STATE = new Map([
  ['call', 'call-form'],
  ['script', 'call-script'],
  ['selfie', 'selfie-form'],
]);
/** The modal that is made for printing. */
const PRINTED = 'call-script';
/** What a tab stores after the visitor has called, as lib/placard/state.ts reads it. */
const CROSSED = '{"action":"called"}';
/** How long a modal's height must stay unchanged. */
const SETTLED_MS = 500;

/**
 * Opens every modal, one after the other, also in its states if the view asks for them. Yields what
 * is open and the options to capture all of it, including what is below the fold.
 *
 * @param {Page} page
 * @param {string} origin with the locale's prefix
 * @param {Pick<View, 'media' | 'hasStates'>} view
 */
export async function* showModals(page, origin, { media = 'screen', hasStates = false }) {
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${origin}/test`, { waitUntil: 'load' });
  const openers = page.locator('#modals a[aria-haspopup="dialog"]');
  const names = (await openers.allTextContents()).map((text) => text.replace(/.*: /, ''));
  const states = hasStates ? await page.locator('#states li').allTextContents() : [];
  const shown = [
    ...names.map((modal) => ({ modal, state: '' })),
    ...states.map((state) => ({ modal: MODAL_OF_STATE.get(state.split(' ')[0] ?? ''), state })),
  ];
  for (const { modal, state } of shown) {
    if (!modal || (media === 'print' && modal !== PRINTED)) continue;
    if (state) await page.getByRole('button', { name: state, exact: true }).click();
    await openers.nth(names.indexOf(modal)).click();
    yield { subject: `modal ${state || modal}`, options: await unfold(page, media) };
    await close(page);
  }
  if (media === 'print') return;

  await page.evaluate((kept) => sessionStorage.setItem('placard', kept), CROSSED);
  await page.goto(origin, { waitUntil: 'load' });
  await page.keyboard.press('Shift'); // the visitor's first action
  await page.locator('[data-crossed] button[aria-haspopup="dialog"]').click();
  yield { subject: 'modal crossed', options: await unfold(page, media) };
}

/** @param {Page} page @param {NonNullable<View['media']>} media */
async function unfold(page, media) {
  await page.emulateMedia({ media });
  const options = await page.locator('dialog[open]').evaluate(unfoldModal, SETTLED_MS);
  // cross-origin frames are painted separately from the page
  await page.waitForTimeout(SETTLED_MS);
  return options;
}

/** @param {Page} page */
async function close(page) {
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.evaluate(() => document.body.removeAttribute('style'));
}

/**
 * Runs in the page: expands the modal to its full height on a plain ground, since the backdrop
 * darkens only the first screen, and returns the screenshot options once its layout has settled.
 *
 * @param {HTMLElement | SVGElement} modal
 * @param {number} settledMs
 */
async function unfoldModal(modal, settledMs) {
  scrollTo(0, 0);
  document.body.style.visibility = 'hidden';
  modal.style.visibility = 'visible';
  modal.style.position = 'absolute';
  const [sheet] = modal.children;
  if (sheet instanceof HTMLElement) sheet.style.maxHeight = 'none';
  let height = 0;
  while (height !== modal.clientHeight) {
    height = modal.clientHeight;
    await new Promise((resolve) => setTimeout(resolve, settledMs));
  }
  const { top, bottom } = modal.getBoundingClientRect();
  const whole = top + bottom;
  // a screenshot larger than the window may miss the content of frames
  if (whole <= innerHeight) return {};
  return { fullPage: true, clip: { x: 0, y: 0, width: innerWidth, height: whole } };
}
