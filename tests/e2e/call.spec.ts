import { localePath, locales } from '@/lib/i18n/locales';
import { fillCallForm, openScript, pressCall } from '@/tests/support/e2e-call';
import { followRequests } from '@/tests/support/e2e-network';
import { patience } from '@/tests/support/e2e-patience';
import { hosts, received, receivedOnce, site } from '@/tests/support/e2e-stand-ins';
import { wordsOf } from '@/tests/support/e2e-words';
import { expect, test, visit } from './visitor';

for (const locale of locales) {
  const t = wordsOf(locale);

  test.describe(`a supporter who reads ${locale}`, () => {
    test('calls from /call: one press, one form-encoded POST, and the script', async ({
      page,
      phone,
    }) => {
      await visit(page, localePath(locale, '/call'));
      const main = page.getByRole('main');
      await fillCallForm(main, t, { phone: `  ${phone} `, zip: ' 20510  ' });
      await pressCall(main, t);

      const script = await openScript(page, t);
      await expect(script.getByText(t.script.busy)).toBeVisible();
      await expect(script.getByRole('heading', { name: t.script.done })).toBeVisible();
      await expect(script.getByRole('alert')).toHaveCount(0);
      await expect(script.getByText(t.blank).first()).toBeVisible();

      await receivedOnce(page, 'call', { userPhone: phone });
      const posts = await received('call', { userPhone: phone });
      expect(posts[0]?.path).toBe('/call/create');
      expect(posts[0]?.contentType).toMatch(/^application\/x-www-form-urlencoded/);
      expect(posts[0]?.fields).toEqual({
        campaignId: t.content.callpower_id,
        userPhone: phone,
        userLocation: '20510',
      });
    });

    test('calls from the home page, by its calls to action', async ({ page, phone }) => {
      await visit(page, localePath(locale, '/'));
      await page.getByRole('link', { name: t.content.intro_letter_cta }).click();
      const letter = page.getByRole('dialog', { name: t.content.letter_title });
      await expect(letter.getByRole('status')).toHaveText(t.embed.shown);
      await letter.getByRole('button', { name: t.letter.thenCall }).click();

      const form = page.getByRole('dialog', { name: t.callFormTitle });
      await expect(form.getByText(t.call.instructions)).toBeVisible();
      await fillCallForm(form, t, { phone });
      await pressCall(form, t);

      const script = await openScript(page, t);
      await expect(page.getByRole('dialog')).toHaveCount(1);
      const tweet = script.getByRole('link', { name: t.share.tweet });
      const shared = new URL((await tweet.getAttribute('href')) ?? '').searchParams;
      expect(shared.get('url')).toBe(`${site}${locale === 'en' ? '/' : '/es'}`);
      await receivedOnce(page, 'call', { userPhone: phone });
    });

    test('is counted once: the tracked event and the goal', async ({ page, phone, ownSite }) => {
      const allArrived = followRequests(page);
      await visit(page, `${ownSite.address}${localePath(locale, '/call')}`);
      const main = page.getByRole('main');
      await fillCallForm(main, t, { phone });
      await pressCall(main, t);
      await openScript(page, t);

      const counted = async () => {
        const pings = await received('analytics', { 'ping[website]': ownSite.website });
        const actions = pings.map(({ fields }) => fields['ping[action]']);
        return actions.filter((action) => action !== 'pageView').sort();
      };
      const once = [`call_form_call___${locale}`, 'makePhoneCall'];
      await allArrived();
      expect(await counted()).toEqual(once);
      await page.reload();
      await allArrived();
      expect(await counted()).toEqual(once);
    });
  });
}

test('who asks not to be counted is not, and is called all the same', async ({
  page,
  phone,
  elsewhere,
}) => {
  const t = wordsOf('en');
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' });
  });
  const allArrived = followRequests(page);
  await visit(page, '/call');
  const main = page.getByRole('main');
  await fillCallForm(main, t, { phone });
  await pressCall(main, t);
  await openScript(page, t);
  await allArrived();
  expect(elsewhere).toEqual([`${hosts}/call/create`]);
});

test('a press with nothing typed says what is missing, field by field, and sends nothing', async ({
  page,
  elsewhere,
}) => {
  const t = wordsOf('en');
  const allArrived = followRequests(page);
  await visit(page, '/call');
  const main = page.getByRole('main');
  await pressCall(main, t);

  const phone = main.getByLabel(t.call.phoneLabel);
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription(t.call.phoneMissing);
  await expect(main.getByLabel(t.call.zipLabel)).toHaveAccessibleDescription(t.call.zipMissing);
  await phone.fill('   ');
  await pressCall(main, t);
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await allArrived();
  expect(elsewhere.filter((address) => address.includes('/call/'))).toEqual([]);
});

test('an unusual number gets a hint, is never reformatted and never refused', async ({
  page,
  phone: own,
  allow,
}) => {
  const t = wordsOf('en');
  allow(/\b400\b/);
  const unusual = `+44 ${own}`;
  await visit(page, '/call');
  const main = page.getByRole('main');
  await fillCallForm(main, t, { phone: unusual, zip: '2651' });
  // the form's code comes with the first touch, and only then sees a field left
  await expect(async () => {
    await main.getByLabel(t.call.phoneLabel).focus();
    await main.getByLabel(t.call.zipLabel).focus();
    await main.getByLabel(t.call.zipLabel).blur();
    await expect(main.getByText(t.call.phoneHint)).toBeVisible({ timeout: 500 });
  }).toPass(patience);
  await expect(main.getByText(t.call.zipHint)).toBeVisible();
  await expect(main.getByLabel(t.call.phoneLabel)).toHaveValue(unusual);
  await pressCall(main, t);
  await openScript(page, t);
  await receivedOnce(page, 'call', { userPhone: unusual });
});
