import { localePath } from '@/lib/addresses/routes';
import { sign, signedOn } from '@/tests/support/e2e-embed';
import { setTextSize, sidewaysRoom } from '@/tests/support/e2e-layout';
import { receivedOnce } from '@/tests/support/e2e-mock-services';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, test, visit, visitMain } from './visitor';

const t = stringsOf('en');
const forms = [
  ['/letter', 'open-letter', 'iframe'],
  ['/rsvp', 'moral-monday', 'iframe'],
  ['/selfie', 'selfie-form', 'textarea'],
] as const;

test('a letter signed on a page counts once, asks to call @engines', async ({ page, ownSite }) => {
  // visitors press a form only once it is still
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const main = await visitMain(page, `${ownSite.address}/letter`);
  await main.getByRole('link', { name: t.content.letter_cta }).click();
  const form = main.locator('iframe').contentFrame();
  await sign(form);

  await expect(page.getByRole('dialog', { name: t.callFormTitle })).toBeVisible();
  await receivedOnce(page, 'analytics', signedOn(ownSite.website));
  await expect(page.locator('iframe'), 'one form, and one signature').toHaveCount(1);
});

test('one scroll brings the form of a page; before, nothing is said to load', async ({ page }) => {
  for (const [path, modal, part] of forms) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(t.actionPage.placeholder[modal])).toBeVisible();
    await expect(main.getByText(t.modal.loading)).toHaveCount(0);
    await page.evaluate(() => scrollBy(0, 40));
    await expect(main.locator(part)).toBeVisible();
    await expect(main.getByText(t.actionPage.placeholder[modal])).toHaveCount(0);
  }
});

test('the forms of action pages come, take no focus, fit 320 px and 200 %', async ({ page }) => {
  for (const [path, , part] of forms) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(page, localePath('es', path));
      await page.mouse.move(9, 9);
      await expect(page.getByRole('main').locator(part)).toBeVisible();
      const { loading } = stringsOf('es').signing.frame;
      await expect(page.getByText(loading, { exact: true })).toHaveCount(0);
      const place = () => [document.activeElement?.tagName, scrollY];
      expect(await page.evaluate(place)).toEqual(['BODY', 0]);
      expect(await sidewaysRoom(page)).toBe(0);
      await setTextSize(page, '200%');
      expect(await sidewaysRoom(page)).toBe(0);
    });
  }
});
