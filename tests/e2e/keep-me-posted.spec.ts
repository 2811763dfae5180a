import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fillCallForm, openScript, pressCall } from '@/tests/support/e2e-call';
import { injectFault, received } from '@/tests/support/e2e-stand-ins';
import { wordsOf } from '@/tests/support/e2e-words';
import { expect, test, visit } from './visitor';

const t = wordsOf('en');

/** Opens the call-form modal, types a call, and unfolds the wish to hear more. */
async function unfold(page: Page, phone: string) {
  await visit(page, '/#call-form');
  const form = page.getByRole('dialog', { name: t.callFormTitle });
  await fillCallForm(form, t, { phone });
  await expect(form.getByLabel(t.posted.email)).toBeHidden();
  await form.getByText(t.posted.summary).click();
  return form;
}

test('ticked: the queue gets one POST with name, email and ZIP, and no phone number', async ({
  page,
  phone,
}) => {
  const email = `${randomUUID()}@example.org`;
  const form = await unfold(page, phone);
  await form.getByLabel(t.posted.name, { exact: true }).fill('Septima Clark');
  await form.getByLabel(t.posted.email).fill(email);
  await form.getByLabel(t.posted.consent).check();
  await pressCall(form, t);

  const script = await openScript(page, t);
  await expect(script.getByRole('status').filter({ hasText: t.posted.sent })).toBeVisible();
  const posts = await received('queue', { 'member[email]': email });
  expect(posts).toHaveLength(1);
  expect(posts[0]?.path).toBe('/queue/action');
  expect(posts[0]?.contentType).toMatch(/^application\/x-www-form-urlencoded/);
  expect(posts[0]?.fields).toMatchObject({
    'member[first_name]': 'Septima Clark',
    'member[postcode]': '20510',
    'member[country]': 'US',
    hp_enabled: 'true',
    guard: '',
  });
  const digits = Object.values(posts[0]?.fields ?? {})
    .join(' ')
    .replace(/\D/g, '');
  expect(digits).not.toContain(phone.replace(/\D/g, ''));
  expect(posts[0]?.fields['member[phone_number]']).toBeUndefined();
  expect(await received('call', { userPhone: phone })).toHaveLength(1);
});

test('not ticked: nothing goes to the queue, and the script still knows the name', async ({
  page,
  phone,
  elsewhere,
}) => {
  const form = await unfold(page, phone);
  await form.getByLabel(t.posted.name, { exact: true }).fill('Septima <b>Clark</b>');
  await form.getByLabel(t.posted.email).fill('septima@example.org');
  await pressCall(form, t);

  const script = await openScript(page, t);
  await expect(script.getByText('Septima <b>Clark</b>')).toBeVisible();
  await expect(script.getByText('(insert name)')).toHaveCount(1);
  await expect(script.getByText(t.posted.sent)).toHaveCount(0);
  const [post] = await received('call', { userPhone: phone });
  expect(Object.keys(post?.fields ?? {}).sort()).toEqual([
    'campaignId',
    'userLocation',
    'userPhone',
  ]);
  expect(elsewhere.filter((address) => address.includes('/queue/'))).toEqual([]);
});

test('ticked without an address: the field says so, and no call is made yet', async ({
  page,
  phone,
}) => {
  const form = await unfold(page, phone);
  await form.getByLabel(t.posted.consent).check();
  await form.getByText(t.posted.summary).click();
  await pressCall(form, t);

  const email = form.getByLabel(t.posted.email);
  await expect(email).toBeVisible();
  await expect(email).toHaveAccessibleDescription(t.posted.emailMissing);
  await expect(email).toBeFocused();
  expect(await received('call', { userPhone: phone })).toEqual([]);
});

test('a queue that fails is said, and the call is placed all the same', async ({
  page,
  phone,
  allow,
}) => {
  allow(/status( of)? 500/);
  const email = `${randomUUID()}@example.org`;
  await injectFault('queue', { 'member[email]': email }, { status: 500 });
  const form = await unfold(page, phone);
  await form.getByLabel(t.posted.email).fill(email);
  await form.getByLabel(t.posted.consent).check();
  await pressCall(form, t);

  const script = await openScript(page, t);
  await expect(script.getByText(t.posted.failed)).toBeVisible();
  await expect(script.getByRole('alert')).toHaveCount(0);
  expect(await received('queue', { 'member[email]': email })).toHaveLength(1);
});
