import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { closeModal, fillCallForm, openScript, pressCall } from '@/tests/support/e2e-call';
import { fillIn } from '@/tests/support/e2e-embed';
import { received, receivedOnce, site } from '@/tests/support/e2e-mock-services';
import { openModal } from '@/tests/support/e2e-modals';
import { followRequests, visitBeforeScripts } from '@/tests/support/e2e-network';
import { stringsOf } from '@/tests/support/e2e-strings';
import { selfieForm } from '@/tests/support/selfie-page';
import { pausedCamera } from '@/tests/support/selfie-pictures';
import { expect, test, visit, wake } from './visitor';

const CODE = 'kairos-center';
const t = stringsOf('en');
const share = (page: Page) => page.getByRole('region', { name: /Pass it on|Corra la voz/ });

/** The message of the row's first link, which ends with the address that is shared. */
const sharedMessage = async (page: Page) =>
  new URL((await share(page).locator('a').first().getAttribute('href')) ?? '').searchParams.get(
    'text',
  );

type Visitor = { email: string; phone: string; dream: string };

/** Calls, asks for news, signs the letter and up for the event, makes a selfie. Resolves to the addresses of the forms. */
async function doEverything(page: Page, address: string, visitor: Visitor): Promise<string[]> {
  const allArrived = followRequests(page);
  const forms: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/widgets/')) forms.push(request.url());
  });

  await visit(page, `${address}#call-form`);
  const call = page.getByRole('dialog', { name: t.callFormTitle });
  await fillCallForm(call, t, visitor);
  await call.getByText(t.keepMePosted.summary).click();
  await call.getByLabel(t.keepMePosted.email).fill(visitor.email);
  await call.getByLabel(t.keepMePosted.consent).check();
  await pressCall(call, t);
  await openScript(page, t);
  await closeModal(page, t);

  for (const [link, presses] of [
    [t.content.intro_letter_cta, ['Start writing', 'Send letter']],
    [t.content.intro_moral_monday_cta, ['RSVP']],
  ] as const) {
    await page.getByRole('link', { name: link }).first().click();
    const form = page.getByRole('dialog').locator('iframe').contentFrame();
    await fillIn(form, visitor.email);
    for (const name of presses) await form.getByRole('button', { name }).click();
    await allArrived();
    if (link === t.content.intro_letter_cta) await openModal(page, t.callFormTitle, t);
    await closeModal(page, t);
  }

  await page.getByRole('link', { name: t.content.selfies_cta }).last().click();
  const selfie = selfieForm(page);
  await selfie.caption.fill(visitor.dream);
  await selfie.upload(await pausedCamera(1));
  await selfie.send();
  await allArrived();
  return forms;
}

test('a code goes into the call and the forms, and nowhere else @all', async ({
  context,
  ownSite,
}) => {
  const visitor = {
    email: `visitor-${randomInt(2 ** 40)}@echo.example`,
    phone: `(${randomInt(201, 989)}) ${randomInt(600, 999)}-${randomInt(1000, 9999)}`,
    dream: `Dream ${randomInt(2 ** 40)}`,
  };
  const visits = [];
  for (const [name, query] of [
    ['without', ''],
    ['with', `?source=${CODE}`],
  ] as const) {
    const page = await context.newPage();
    const website = `${name}.${ownSite.website}`;
    const address = ownSite.address.replace(ownSite.website, website);
    const forms = await doEverything(page, `${address}/${query}`, visitor);
    const pings = await received('analytics', { 'ping[website]': website });
    await page.close();
    const counted = pings.map(({ fields }) => JSON.stringify({ ...fields, 'ping[website]': '' }));
    visits.push({ forms, counted: counted.sort().join('\n') });
  }
  const [without, withCode] = visits;

  const calls = (await received('call', { userPhone: visitor.phone })).map(({ fields }) => fields);
  const plainCall = {
    campaignId: t.content.callpower_id,
    userPhone: visitor.phone,
    userLocation: '20510',
  };
  expect(calls).toEqual([plainCall, { ...plainCall, ref: CODE }]);

  const plainForms = without?.forms ?? [];
  expect(plainForms).toHaveLength(2);
  for (const form of plainForms) expect(form).toMatch(/\?format=js&source=widget$/);
  expect(withCode?.forms).toEqual(
    plainForms.map((form) => form.replace(/widget$/, `${CODE}&referrer=${CODE}`)),
  );

  for (const [host, fields, count] of [
    // the letter's two steps, and the event
    ['action-network', { email: visitor.email }, 3],
    ['queue', { 'member[email]': visitor.email }, 1],
    ['selfie', { comment: visitor.dream }, 1],
  ] as const) {
    const posts = (await received(host, fields)).map((post) => ({ ...post, time: '' }));
    expect(posts, host).toHaveLength(2 * count);
    expect(posts.slice(count), host).toEqual(posts.slice(0, count));
  }
  expect(without?.counted).toContain('makePhoneCall');
  expect(withCode?.counted).toBe(without?.counted);
});

test('a code travels with who only reads, chooses a language and calls @engines', async ({
  page,
  phone,
}) => {
  const es = stringsOf('es');
  // the first page is left before any of its scripts runs, by a plain link
  const { letGo } = await visitBeforeScripts(page, `/?source=${CODE}`);
  await page.getByRole('banner').getByRole('link', { name: es.shell.thisPage }).click();
  await expect(page).toHaveURL('/es');
  letGo();
  await wake(page);
  await expect(page).toHaveURL(`/es?source=${CODE}`);

  await page.getByRole('link', { name: es.content.intro_letter_cta }).click();
  await openModal(page, es.content.letter_title, es);
  await closeModal(page, es);
  await expect(page).toHaveURL(`/es?source=${CODE}`);
  expect(await sharedMessage(page)).toBe(`${es.content.share_tweet} ${site}/es?source=${CODE}`);

  await page.getByRole('link', { name: es.content.intro_toolkit_cta }).first().click();
  await page.waitForURL(`/es/toolkit?source=${CODE}`);
  await wake(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL(`/es?source=${CODE}`);
  await wake(page);
  await page
    .getByRole('region', { name: es.content.letter_title, exact: true })
    .getByRole('link', { name: es.letter.thenCall, exact: true })
    .click();
  const form = page.getByRole('dialog', { name: es.callFormTitle });
  await fillCallForm(form, es, { phone });
  await pressCall(form, es);
  await openScript(page, es);
  const { fields } = await receivedOnce(page, 'call', { userPhone: phone });
  expect(fields.ref).toBe(CODE);
});

test('a code goes along into a new tab, and with what is copied or given to the device', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    navigator.share = async (what) => {
      document.body.dataset.shared = what?.url ?? '';
    };
  });
  await visit(page, `/call?ref=${CODE}`);
  const coded = `${site}/call?source=${CODE}`;
  await share(page).getByRole('button', { name: t.share.system }).click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', coded);
  await share(page).getByRole('button', { name: t.share.copy }).click();
  await expect(share(page).getByRole('status')).toHaveText(t.share.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(coded);

  const home = page.getByRole('banner').getByRole('link').first();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    home.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(`/?source=${CODE}`);
});
