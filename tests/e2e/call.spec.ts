import { randomUUID } from 'node:crypto';
import { localePath } from '@/lib/addresses/routes';
import { fillCallForm, openScript, pressCall } from '@/tests/support/e2e-call';
import { received, receivedOnce, site } from '@/tests/support/e2e-mock-services';
import { followRequests } from '@/tests/support/e2e-network';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, test, visit } from './visitor';

test('a supporter calls from /call: one press, one form POST, the script, counted once @engines', async ({
  page,
  phone,
  ownSite,
}) => {
  const t = stringsOf('en');
  const allArrived = followRequests(page);
  await visit(page, `${ownSite.address}/call`);
  const main = page.getByRole('main');
  await fillCallForm(main, t, { phone: `  ${phone} `, zip: ' 20510  ' });
  await pressCall(main, t);
  const script = await openScript(page, t);
  await expect(script.getByText(t.callCard.busy)).toBeVisible();
  await expect(script.getByRole('heading', { name: t.callCard.done })).toBeVisible();
  await expect(script.getByRole('alert')).toHaveCount(0);
  await expect(script.getByText(t.blank).first()).toBeVisible();

  const post = await receivedOnce(page, 'call', { userPhone: phone });
  expect(post.path).toBe('/call/create');
  expect(post.contentType).toMatch(/^application\/x-www-form-urlencoded/);
  expect(post.fields).toEqual({
    campaignId: t.content.callpower_id,
    userPhone: phone,
    userLocation: '20510',
  });

  const counted = async () => {
    const pings = await received('analytics', { 'ping[website]': ownSite.website });
    const actions = pings.map(({ fields }) => fields['ping[action]']);
    return actions.filter((action) => action !== 'pageView').sort();
  };
  const once = ['call_form_call___en', 'makePhoneCall'];
  await allArrived();
  expect(await counted()).toEqual(once);
  await page.reload();
  await allArrived();
  expect(await counted()).toEqual(once);
});

test('a supporter who reads Spanish calls from the home page, by its calls to action @engines', async ({
  page,
  phone,
}) => {
  const t = stringsOf('es');
  const home = localePath('es', '/');
  await visit(page, home);
  await page.getByRole('link', { name: t.content.intro_letter_cta }).click();
  const letter = page.getByRole('dialog', { name: t.content.letter_title });
  await expect(letter.getByRole('status')).toHaveText(t.signing.frame.shown);
  await letter.getByRole('button', { name: t.letter.thenCall }).click();

  const form = page.getByRole('dialog', { name: t.callFormTitle });
  await expect(form.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(form.getByText(t.call.instructions)).toBeVisible();
  await fillCallForm(form, t, { phone });
  await pressCall(form, t);

  const script = await openScript(page, t);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  const message = script.getByRole('link', { name: t.share.whatsapp }).first();
  const statePage = encodeURIComponent(`${site}${localePath('es', '/call/wv')}`);
  expect((await message.getAttribute('href'))?.endsWith(statePage)).toBe(true);
  await receivedOnce(page, 'call', { userPhone: phone });
});

test('who wants news goes to the queue, without the number @engines', async ({ page, phone }) => {
  const t = stringsOf('en');
  const email = `${randomUUID()}@example.org`;
  await visit(page, '/#call-form');
  const form = page.getByRole('dialog', { name: t.callFormTitle });
  await fillCallForm(form, t, { phone });
  await expect(form.getByLabel(t.keepMePosted.email)).toBeHidden();
  await form.getByText(t.keepMePosted.summary).click();
  await form.getByLabel(t.keepMePosted.name, { exact: true }).fill('Septima Clark');
  await form.getByLabel(t.keepMePosted.email).fill(email);
  await form.getByLabel(t.keepMePosted.consent).check();
  await pressCall(form, t);

  const script = await openScript(page, t);
  await expect(
    script.getByRole('status').filter({ hasText: t.callCard.signUp.sent }),
  ).toBeVisible();
  const post = await receivedOnce(page, 'queue', { 'member[email]': email });
  expect(post.path).toBe('/queue/action');
  expect(post.contentType).toMatch(/^application\/x-www-form-urlencoded/);
  const digits = Object.values(post.fields).join(' ').replace(/\D/g, '');
  expect(digits).not.toContain(phone.replace(/\D/g, ''));
  expect(await received('call', { userPhone: phone })).toHaveLength(1);
});
