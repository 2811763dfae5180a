import { localePath } from '@/lib/addresses/routes';
import { fillCallForm, pressCall } from '@/tests/support/e2e-call';
import { hosts, received } from '@/tests/support/e2e-mock-services';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, test } from './visitor';

test.use({ javaScriptEnabled: false });

test('without scripts the language menu opens and leads home @engines', async ({ page }) => {
  await page.goto('/es/toolkit');
  const banner = page.getByRole('banner');
  await banner.locator('summary').click();
  await banner.getByRole('link', { name: /^en\b/i }).click();
  await expect(page).toHaveURL('/');
});

test('without scripts each form’s link leads to its page, and on to the hosted form @engines', async ({
  page,
}) => {
  const { content } = stringsOf('es');
  const letters = 'https://actionnetwork.org/letters/';
  for (const [link, path, hosted, words] of [
    [
      content.letter_cta,
      '/letter',
      `${letters}${content.intro_letter_action_network_id}`,
      content.letter_text.replace(/<[^>]*>/g, '').slice(-60),
    ],
    [
      content.intro_moral_monday_cta,
      '/rsvp',
      content.intro_moral_monday_link,
      content.intro_moral_monday_place,
    ],
    [
      content.selfies_cta,
      '/selfie',
      /^https:\/\/twitter\.com\/intent\/tweet\?/,
      content.selfies_description,
    ],
  ] as const) {
    await page.goto(localePath('es', '/'));
    await page.getByRole('link', { name: link }).last().click();
    await expect(page).toHaveURL(localePath('es', path));
    const main = page.getByRole('main');
    await expect(main.getByText(words ?? '').first()).toBeVisible();
    const form = main.locator('section[id] a[target]').last();
    await expect(form).toHaveAttribute('href', hosted);
    await expect(form).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});

test('without scripts the form posts by itself @engines', async ({ page, phone, allow }) => {
  // browsers request it when they display JSON
  allow(/\/favicon\.ico/);
  const t = stringsOf('en');
  await page.goto('/');
  await page
    .getByRole('region', { name: t.content.letter_title, exact: true })
    .getByRole('link', { name: t.letter.thenCall, exact: true })
    .click();
  await expect(page).toHaveURL('/call');
  const main = page.getByRole('main');
  await fillCallForm(main, t, { phone });
  await pressCall(main, t);

  // a POST leaves the address clean
  await page.waitForURL(`${hosts}/call/create`);
  const posts = await received('call', { userPhone: phone });
  expect(posts).toHaveLength(1);
  expect(posts[0]?.contentType).toBe('application/x-www-form-urlencoded');
  expect(posts[0]?.fields).toEqual({
    campaignId: t.content.callpower_id,
    userPhone: phone,
    userLocation: '20510',
  });
});
