import type { Page } from '@playwright/test';
import type { View } from './views';

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
 * @param origin with the locale's prefix
 */
export async function* showModals(
  page: Page,
  origin: string,
  { media = 'screen', hasStates = false }: Pick<View, 'media' | 'hasStates'>,
) {
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

async function unfold(page: Page, media: NonNullable<View['media']>) {
  await page.emulateMedia({ media });
  const options = await page.locator('dialog[open]').evaluate(unfoldModal, SETTLED_MS);
  // cross-origin frames are painted separately from the page
  await page.waitForTimeout(SETTLED_MS);
  return options;
}

async function close(page: Page) {
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.evaluate(() => document.body.removeAttribute('style'));
}

/**
 * Runs in the page: expands the modal to its full height on a plain ground, since the backdrop
 * darkens only the first screen, and returns the screenshot options once its layout has settled.
 */
async function unfoldModal(modal: HTMLElement | SVGElement, settledMs: number) {
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
