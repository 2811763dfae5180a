import { localePath } from '@/lib/addresses/routes';
import { sign, signedOn } from '@/tests/support/e2e-embed';
import { setTextSize, sidewaysRoom } from '@/tests/support/e2e-layout';
import { receivedOnce } from '@/tests/support/e2e-mock-services';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, test, visitMain } from './visitor';

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

test('one scroll brings a page’s form, which takes no focus, fits 320 px, 200 %', async ({
  page,
}) => {
  const { actionPage, modal, signing } = stringsOf('es');
  const main = page.getByRole('main');
  for (const [path, name, part] of forms) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(localePath('es', path));
      await expect(main.getByText(actionPage.placeholder[name])).toBeVisible();
      await expect(main.getByText(modal.loading)).toHaveCount(0);
      await page.evaluate(() => scrollBy(0, 40));
      await expect(main.locator(part)).toBeVisible();
      await expect(page.getByText(signing.frame.loading, { exact: true })).toHaveCount(0);
      const place = () => [document.activeElement?.tagName, scrollY];
      expect(await page.evaluate(place)).toEqual(['BODY', 40]);
      expect(await sidewaysRoom(page)).toBe(0);
      await setTextSize(page, '200%');
      expect(await sidewaysRoom(page)).toBe(0);
    });
  }
});
