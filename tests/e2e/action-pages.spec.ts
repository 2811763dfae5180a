import { localePath } from '@/lib/addresses/routes';
import { violationsEverywhere } from '@/tests/support/e2e-axe';
import { setTextSize, sidewaysRoom } from '@/tests/support/e2e-layout';
import { receivedOnce } from '@/tests/support/e2e-mock-services';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, test, visit } from './visitor';

const widgetScript = '**/action-network/widgets/**';

/** An email address for which a frame without an origin may read the response. */
const READABLE = 'visitor@echo.example';

const t = stringsOf('en');

test('the letter is signed on its page, counts once and asks for a call @engines', async ({
  page,
  ownSite,
}) => {
  // nobody presses a form that still glides past
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, `${ownSite.address}/letter`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: t.content.letter_cta }).click();
  const form = main.locator('iframe').contentFrame();
  await form.getByLabel('Email').fill(READABLE);
  await form.getByLabel('ZIP').fill('26001');
  await form.getByRole('button', { name: 'Start writing' }).click();
  await form.getByRole('button', { name: 'Send letter' }).click();

  await expect(page.getByRole('dialog', { name: t.callFormTitle })).toBeVisible();
  const goal = { 'ping[action]': 'signPetition', 'ping[website]': ownSite.website };
  await receivedOnce(page, 'analytics', goal);
  await expect(page.locator('iframe'), 'one form, and one signature').toHaveCount(1);
});

test('one scroll brings the form of a page, and before it nothing is said to load', async ({
  page,
}) => {
  for (const [path, modal] of [
    ['/letter', 'open-letter'],
    ['/rsvp', 'moral-monday'],
    ['/selfie', 'selfie-form'],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(t.modal.pageForm[modal])).toBeVisible();
    await expect(main.getByText(t.modal.loading)).toHaveCount(0);
    await page.evaluate(() => scrollBy(0, 40));
    await expect(main.locator('iframe, textarea').first()).toBeVisible();
    await expect(main.getByText(t.modal.pageForm[modal])).toHaveCount(0);
  }
});

test('the pages for an action, with their forms, fit 320 px and twice the text; axe finds nothing', async ({
  page,
}) => {
  for (const [path, part] of [
    ['/letter', 'iframe'],
    ['/rsvp', 'iframe'],
    ['/selfie', 'textarea'],
  ] as const) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(page, localePath('es', path));
      await page.mouse.move(9, 9);
      await expect(page.getByRole('main').locator(part)).toBeVisible();
      await expect(page.getByText(stringsOf('es').embed.loading, { exact: true })).toHaveCount(0);
      expect(await violationsEverywhere(page)).toEqual([]);
      expect(await sidewaysRoom(page)).toBe(0);
      await setTextSize(page, '200%');
      expect(await sidewaysRoom(page)).toBe(0);
    });
  }
});

test('a form that does not come leaves the page without a fault for axe', async ({
  page,
  allow,
}) => {
  allow(/ERR_FAILED|Failed to load resource/);
  await page.route(widgetScript, (route) => route.abort());
  await visit(page, '/letter');
  await page.mouse.move(9, 9);
  await expect(page.getByText(t.embed.rescue)).toBeVisible();
  expect(await violationsEverywhere(page)).toEqual([]);
});

test('a deep link to the letter’s modal leads to the form of its page, of which there is one', async ({
  page,
}) => {
  await visit(page, '/letter#open-letter');
  await page.mouse.move(9, 9);
  const form = page.getByRole('region', { name: t.content.letter_cta });
  await expect(form.locator('iframe')).toBeVisible();
  await expect(form).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('the selfie form comes by itself, and takes neither the focus nor the page with it', async ({
  page,
}) => {
  await visit(page, '/selfie');
  await page.mouse.move(9, 9);
  await expect(page.getByRole('textbox')).toBeVisible();
  expect(await page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual([
    'BODY',
    0,
  ]);
});
