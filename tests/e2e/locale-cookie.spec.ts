import type { Page } from '@playwright/test';
import { received } from '@/tests/support/e2e-mock-services';
import { followRequests, visitBeforeScripts } from '@/tests/support/e2e-network';
import { expect, test, visit } from './visitor';

const kept = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected');

test.describe('a visitor whose browser asks for Spanish first', () => {
  test.use({ locale: 'es-MX' });

  test('goes from the root to the Spanish page, once @engines', async ({ page }) => {
    await page.goto('/?from=poster#covid');
    await expect(page).toHaveURL('/es?from=poster#covid');
    expect(await kept(page)).toMatchObject({ value: 'es' });
    await visit(page, '/');
    await expect(page).toHaveURL('/');
  });

  test('is not counted on a page being left, however slowly @all', async ({ page, ownSite }) => {
    // the navigation never completes
    await page.addInitScript(() => {
      const navigation: EventTarget = Reflect.get(window, 'navigation');
      navigation.addEventListener('navigate', (event) => event.preventDefault());
    });
    const allArrived = followRequests(page);
    await page.goto(ownSite.address);
    await expect(page.locator('html[lang=en-US]')).toHaveAttribute('data-leaving', '');
    await allArrived();
    expect(await received('analytics', { 'ping[website]': ownSite.website })).toEqual([]);
  });

  test('who chose English, before the scripts, stays in English @engines', async ({ page }) => {
    await visitBeforeScripts(page, '/es');
    await page.locator('header summary').click();
    await page.getByRole('link', { name: 'EN English' }).click();
    await expect(page).toHaveURL('/');
    expect(await kept(page)).toMatchObject({ value: 'en' });
  });
});
